import { accountTypeList, bankList, byCode } from '#chile/catalogues.ts'
import { codesProblem } from '#platform/model/file-template.ts'
import { ref } from '#platform/model/field.ts'
import { invalid } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { templateOperations } from '#platform/server/graphql/file-templates.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { answerCodesProblem } from '../model/layout.ts'
import { BankTemplate, BankTemplateColumn } from '../model/template.ts'
import { bankTemplates } from './templates.service.ts'

const look = ['name', 'bankCode', 'file', 'separator', 'encoding', 'lineEnd', 'heads'] as const

crud(BankTemplate, {
  table: 'bankTemplate',
  id: 'bankTemplate',
  fields: [...look, 'bankCodes', 'typeCodes', 'answerCodes'],
  orderBy: 'name',
  all: 'bankTemplates',
  one: 'bankTemplate',
  create: 'createBankTemplate',
  update: 'updateBankTemplate',
  remove: 'deleteBankTemplate',
  refusals: {
    bank_template_name_key: { message: 'Ya hay una plantilla con ese nombre', field: 'name' },
  },
  check: (_given, { bankCode, bankCodes, typeCodes, answerCodes }) => {
    if (bankCode && !byCode(bankList, bankCode)) throw invalid('bankCode', 'No es un banco')
    const banks = codesProblem(
      bankCodes,
      bankList.map(({ code }) => code),
    )
    if (banks) throw invalid('bankCodes', banks)
    const types = codesProblem(
      typeCodes,
      accountTypeList.map(({ code }) => code),
    )
    if (types) throw invalid('typeCodes', types)
    const answers = answerCodesProblem(answerCodes)
    if (answers) throw invalid('answerCodes', answers)
  },
})

const column = ['name', 'source', 'constant', 'width', 'side', 'pad', 'letters'] as const

crud(BankTemplateColumn, {
  table: 'bankTemplateColumn',
  id: 'bankTemplateColumn',
  fields: ['templateId', 'section', 'position', ...column, 'amount', 'date'],
  orderBy: 'position',
  parent: {
    field: 'templateId',
    input: inputFrom('ColumnsOfBankTemplate', { templateId: ref('bankTemplate', 'Plantilla') }),
  },
  all: 'bankTemplateColumns',
  create: 'createBankTemplateColumn',
  update: 'updateBankTemplateColumn',
  remove: 'deleteBankTemplateColumn',
  refusals: {
    bank_template_column_place: {
      message: 'Ya hay una columna en ese lugar del registro',
      field: 'position',
    },
    bank_template_column_of: { message: 'No existe esa plantilla', field: 'templateId' },
  },
  check: (_given, { source, constant }) => {
    if (source === 'CONSTANT' && constant === null) {
      throw invalid('constant', 'Escriba el texto fijo')
    }
  },
})

templateOperations({
  template: BankTemplate,
  id: 'bankTemplate',
  column: BankTemplateColumn,
  columnId: 'bankTemplateColumn',
  imports: ['name', 'bankCode'],
  service: bankTemplates,
  move: 'moveBankTemplateColumn',
  publish: 'publishBankTemplate',
  versions: 'bankTemplateVersions',
  exported: 'exportBankTemplate',
  imported: 'importBankTemplate',
})
