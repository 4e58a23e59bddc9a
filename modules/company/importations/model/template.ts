import type { ImportColumn } from '#platform/model/imports.ts'

/** The version of the templates, in their first line: a later reader knows what it reads. */
const TEMPLATE_VERSION = 1

/** The three lines of a template: what it is and its version, the help, and the headers. */
export const templateLines = (
  code: string,
  label: string,
  columns: readonly ImportColumn[],
): string[][] => [
  [`${code} v${TEMPLATE_VERSION}`, label],
  columns.map(({ help, required }) => (required ? `Obligatorio. ${help}` : help)),
  columns.map(({ header }) => header),
]
