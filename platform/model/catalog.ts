import { z } from 'zod'

/**
 * A closed list of codes with the words people read. The stored value is the code, never the
 * label.
 */
export type Catalog<Code extends string = string> = {
  readonly name: string
  readonly values: readonly [Code, ...Code[]]
  readonly schema: z.ZodType<Code, Code>
  readonly options: readonly { value: Code; label: string }[]
  /** The label of a code, none of none; a code that is not in the list is shown as it is. */
  label(code: string | null | undefined): string
  has(code: unknown): code is Code
  /**
   * Reads a code from an outside text, such as an address, a file or a column without a check.
   *
   * @throws RangeError on a text that is no code of the list
   */
  code(text: string): Code
}

/** The union of the codes of a catalog: `type Gender = ValueOf<typeof Gender>`. */
export type ValueOf<C> = C extends Catalog<infer Code> ? Code : never

/**
 * Declares a catalog: one object gives the TypeScript union, the zod enum, the GraphQL enum and
 * the labels.
 */
export function catalog<const Labels extends Record<string, string>>(
  name: string,
  labels: Labels,
): Catalog<keyof Labels & string> {
  type Code = keyof Labels & string
  const values = Object.keys(labels) as [Code, ...Code[]]
  const has = (code: unknown): code is Code =>
    typeof code === 'string' && Object.hasOwn(labels, code)
  return {
    name,
    values,
    schema: z.enum(values) as unknown as z.ZodType<Code, Code>,
    options: values.map((value) => ({ value, label: labels[value] ?? value })),
    label: (code) => (has(code) ? (labels[code] ?? code) : (code ?? '')),
    has,
    code: (text) => {
      if (has(text)) return text
      throw new RangeError(`«${text}» is no ${name}`)
    },
  }
}
