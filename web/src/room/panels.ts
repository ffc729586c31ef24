/** What can lie over the table, one at a time; null: nothing. */
export type Panel =
  | 'menu'
  | 'book'
  | 'say'
  | 'sides'
  | 'players'
  | 'invite'
  | 'move'
  | 'settings'
  | 'keys'
  | 'name'
  | 'stand-in'
  | 'leave'
  | 'close'
  | null;
