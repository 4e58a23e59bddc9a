/**
 * What a module puts into the demo world: rows by the slug of the company and by their table, in
 * the words of the columns. Such rows name no other row; the company is added to each. A module
 * says its own in a file of `model/`, and `npm run generate` joins them.
 */
export type Demo = Readonly<
  Record<string, Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>
>
