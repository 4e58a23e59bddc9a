import { codesText, fileOf } from '#platform/model/file-template.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { templatesOf } from '#platform/server/records/file-templates.ts'
import { namedBy } from '#platform/server/graphql/named-by.ts'
import { columnsOf, layoutOf, layoutProblems, storedLayout } from '../model/entry-layout.ts'

constraintMessages({
  'accounting_file_template:delete': {
    message: 'Hay archivos hechos con esta plantilla: queda como prueba',
  },
})

/** The templates by which accounting programs read entries. */
export const entryTemplates = templatesOf({
  table: 'accountingTemplate',
  columns: 'accountingTemplateColumn',
  versions: 'accountingTemplateVersion',
  layoutOf,
  columnsOf,
  storedLayout,
  problems: layoutProblems,
  noTemplate: 'No es una plantilla exportada de asiento',
  valuesOf: (layout) => ({
    ...fileOf(layout),
    detail: layout.detail,
    blankZeros: layout.blankZeros,
    sideCodes: codesText(layout.sideCodes),
    auxiliaryCodes: codesText(layout.auxiliaryCodes),
  }),
})

/** Why templates are not removed, by the ids of those that are not. */
export async function whyTemplatesKept(context: Context, ids: readonly number[]) {
  const named = await namedBy(context, ids, [
    {
      table: 'accounting_file',
      columns: ['template_id'],
      one: 'archivo hecho',
      many: 'archivos hechos',
    },
  ])
  return new Map([...named].map(([id, words]) => [id, `Tiene ${words}: queda como prueba`]))
}
