import { counted } from '#chile/counts.ts'
import { codesText, fileOf } from '#platform/model/file-template.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { templatesOf } from '#platform/server/file-templates.ts'
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

/** Why a template is not removed, if it is not. */
export async function whyTemplateKept({ tx }: Context, id: number): Promise<string | undefined> {
  const { files } = await tx
    .selectFrom('accountingFile')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .where('templateId', '=', id)
    .executeTakeFirstOrThrow()
  return Number(files) === 0
    ? undefined
    : `Tiene ${counted(Number(files), 'archivo hecho', 'archivos hechos')}: queda como prueba`
}
