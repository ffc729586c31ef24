/** What can lie over the table, one at a time; null: nothing. */
export type Panel =
  | 'menu'
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
