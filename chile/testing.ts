/** `1=12345678 2=5`: the values of a line by number of field, as tests write them. */
export const said = (text: string): Readonly<Record<number, string>> =>
  Object.fromEntries(text.split(' ').map((part) => part.split('=')))
