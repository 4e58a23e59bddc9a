import { accountTypeList, bankList, byCode } from '#chile/catalogues.ts'
import { id, longText, optional, ref } from '#platform/model/field.ts'
import { invalid } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { answerCodesProblem, codesProblem } from '../model/layout.ts'
import { BankTemplate, BankTemplateColumn } from '../model/template.ts'
import { moveBankTemplateColumn } from './move-column.service.ts'
import {
  bankTemplateVersions,
  type Exported,
  exportBankTemplate,
  importBankTemplate,
  publishBankTemplate,
  type VersionRow,
} from './templates.service.ts'

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

mutation('moveBankTemplateColumn', {
  input: inputFrom('MoveBankTemplateColumnInput', {
    id: id('bankTemplateColumn'),
    version: BankTemplateColumn.fields.version,
    before: optional(ref('bankTemplateColumn', 'Antes de')),
  }),
  type: objectOf(BankTemplateColumn, {
    name: 'MovedBankTemplateColumn',
    fields: ['id', 'position', 'version'],
  }),
  run: moveBankTemplateColumn,
})

mutation('publishBankTemplate', {
  input: inputFrom('PublishBankTemplateInput', {
    id: id('bankTemplate'),
    version: BankTemplate.fields.version,
  }),
  type: objectOf(BankTemplate, {
    name: 'PublishedBankTemplate',
    fields: ['id', 'published', 'version'],
  }),
  run: publishBankTemplate,
})

query('bankTemplateVersions', {
  input: byId('bankTemplate'),
  type: objectFrom<VersionRow>('BankTemplateVersion', {
    number: of.int,
    at: of.dateTime,
    author: of.maybe(of.text),
    layout: of.text,
  }),
  many: true,
  run: bankTemplateVersions,
})

query('exportBankTemplate', {
  input: byId('bankTemplate'),
  type: objectFrom<Exported>('ExportedBankTemplate', { name: of.text, layout: of.text }),
  run: exportBankTemplate,
})

mutation('importBankTemplate', {
  input: inputFrom('ImportBankTemplateInput', {
    name: BankTemplate.fields.name,
    bankCode: BankTemplate.fields.bankCode,
    layout: longText('Plantilla', { max: 100_000 }),
  }),
  type: objectOf(BankTemplate, { name: 'ImportedBankTemplate', fields: ['id', 'name', 'version'] }),
  run: importBankTemplate,
})
