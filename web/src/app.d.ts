declare module 'lessons:*' {
  const text: string;
  export default text;
}
declare module 'pad:*' {
  const text: string;
  export default text;
}
declare module 'messages:*' {
  const text: string;
  export default text;
}
