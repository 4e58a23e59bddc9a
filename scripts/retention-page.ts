import type { KeptTable } from '#platform/model/kept-tables.ts'
import type { Whose } from '#platform/model/keeping.ts'
import {
  Certainty,
  RetentionClass,
  type RetentionClassCode,
  retentionClasses,
  termWords,
} from '#platform/model/retention.ts'

const HEADER = `# Retention

Written by \`npm run generate\` from \`platform/model/retention.ts\` and the registries of the
modules: how long the rows of every table are kept, why, and what that rests on. People read the
same in «Mi cuenta» and «Empresa» (\`modules/administration/retention\`).

Whose: a person's rows are personal data. A part is kept as the table that it belongs to.

`

const whoseWords: Readonly<Record<Whose, string>> = {
  PERSON: 'a person',
  BUSINESS: 'a razón social',
  COMPANY: 'the company',
  NOBODY: 'nobody',
}

/** The page of what is kept, in Markdown. */
export const retentionPage = (tables: readonly KeptTable[]): string =>
  HEADER + RetentionClass.values.map((code) => sectionOf(code, tables)).join('\n')

function sectionOf(code: RetentionClassCode, tables: readonly KeptTable[]): string {
  const { why, passes, sources } = retentionClasses[code]
  const rows = tables.filter(({ keep }) => keep === code)
  const others = tables.filter(
    ({ keep, passes: rules }) => keep !== code && rules.some((rule) => rule.as === code),
  )
  return [
    `## ${RetentionClass.label(code)}`,
    '',
    `- ${termWords(code)}.${passes ? ' Se borra por sí solo.' : ''}`,
    `- ${why}`,
    ...sources.map(({ text, certainty }) => `- ${text} (${Certainty.label(certainty)}).`),
    ...others.map(({ table }) => `- Some rows of \`${table}\`.`),
    '',
    ...(rows.length > 0 ? ['| table | label | whose | part of |', '|---|---|---|---|'] : []),
    ...rows.map(rowOf),
    ...(rows.length > 0 ? [''] : []),
  ].join('\n')
}

const rowOf = ({ table, label, whose, partOf }: KeptTable): string =>
  `| ${table} | ${label} | ${whoseWords[whose]} | ${partOf ?? ''} |`
