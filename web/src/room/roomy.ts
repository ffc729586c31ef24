/** Where the bar over the table has room for more than the name of the game. */
export const ROOMY = 'min-width: 420px';
