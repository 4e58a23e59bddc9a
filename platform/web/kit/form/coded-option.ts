type Coded<Code> = { readonly id: string; readonly name: string; readonly code: Code }

/** What a chooser offers of a row that has a name and a code. */
export const codedOption = <Code>({ id, name, code }: Coded<Code>) => ({
  value: id,
  label: name,
  hint: code,
})
