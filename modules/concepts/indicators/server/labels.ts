import { parameters } from '#law/index.ts'
import { tableKinds } from '../model/brackets.ts'

const labels: ReadonlyMap<string, string> = new Map(
  [...parameters, ...tableKinds].map(({ key, label }) => [key, label]),
)

/** What a figure or a table of the month is called; a key that is none, as it is. */
export const figureLabel = (key: string): string => labels.get(key) ?? key
