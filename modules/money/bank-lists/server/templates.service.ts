import { layoutProblems } from '#chile/bank-lists/layout.ts'
import { codesText, fileOf } from '#platform/model/file-template.ts'
import { templatesOf } from '#platform/server/records/file-templates.ts'
import { answerCodesText, columnsOf, layoutOf, storedLayout } from '../model/layout.ts'

/** The templates of the lists of banks. */
export const bankTemplates = templatesOf({
  table: 'bankTemplate',
  columns: 'bankTemplateColumn',
  versions: 'bankTemplateVersion',
  layoutOf,
  columnsOf,
  storedLayout,
  problems: layoutProblems,
  noTemplate: 'No es una plantilla exportada de nómina',
  valuesOf: (layout) => ({
    ...fileOf(layout),
    bankCodes: codesText(layout.bankCodes),
    typeCodes: codesText(layout.accountTypes),
    answerCodes: answerCodesText(layout.answerCodes),
  }),
})

export const publishBankTemplate = bankTemplates.publish
