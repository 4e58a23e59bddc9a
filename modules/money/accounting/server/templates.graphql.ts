import { id, ref } from '#platform/model/field.ts'
import { codesProblem, FileSection } from '#platform/model/file-template.ts'
import { invalid } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { templateOperations } from '#platform/server/graphql/file-templates.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { AccountingTemplate, AccountingTemplateColumn } from '../model/entry-template.ts'
import { institutionOptions } from '../model/rule.ts'
import {
  accountingFiles,
  accountingTemplateTrial,
  createAccountingFile,
  type FileRow,
  openAccountingFile,
  type Trial,
} from './entry-files.service.ts'
import { entryTemplates, whyTemplatesKept } from './templates.service.ts'

crud(AccountingTemplate, {
  table: 'accountingTemplate',
  id: 'accountingTemplate',
  fields: [
    'name',
    'file',
    'separator',
    'encoding',
    'lineEnd',
    'heads',
    'detail',
    'blankZeros',
    'sideCodes',
    'auxiliaryCodes',
  ],
  orderBy: 'name',
  all: 'accountingTemplates',
  one: 'accountingTemplate',
  create: 'createAccountingTemplate',
  update: 'updateAccountingTemplate',
  remove: 'deleteAccountingTemplate',
  keeps: whyTemplatesKept,
  refusals: {
    accounting_template_name_key: { message: 'Ya hay una plantilla con ese nombre', field: 'name' },
  },
  check: (_given, { sideCodes, auxiliaryCodes }) => {
    const sides = codesProblem(sideCodes, ['DEBE', 'HABER'])
    if (sides) throw invalid('sideCodes', sides)
    const institutions = codesProblem(
      auxiliaryCodes,
      institutionOptions.map(({ value }) => value),
    )
    if (institutions) throw invalid('auxiliaryCodes', institutions)
  },
})

const shape = ['name', 'source', 'constant', 'width', 'side', 'pad', 'letters'] as const

crud(AccountingTemplateColumn, {
  table: 'accountingTemplateColumn',
  id: 'accountingTemplateColumn',
  fields: ['templateId', 'section', 'position', ...shape, 'amount', 'date'],
  orderBy: 'position',
  parent: {
    field: 'templateId',
    input: inputFrom('ColumnsOfAccountingTemplate', {
      templateId: ref('accountingTemplate', 'Plantilla'),
    }),
  },
  all: 'accountingTemplateColumns',
  create: 'createAccountingTemplateColumn',
  update: 'updateAccountingTemplateColumn',
  remove: 'deleteAccountingTemplateColumn',
  refusals: {
    accounting_template_column_place: {
      message: 'Ya hay una columna en ese lugar del registro',
      field: 'position',
    },
    accounting_template_column_of: { message: 'No existe esa plantilla', field: 'templateId' },
  },
  check: (_given, { source, constant }) => {
    if (source === 'CONSTANT' && constant === null) {
      throw invalid('constant', 'Escriba el texto fijo')
    }
  },
})

templateOperations({
  template: AccountingTemplate,
  id: 'accountingTemplate',
  column: AccountingTemplateColumn,
  columnId: 'accountingTemplateColumn',
  imports: ['name'],
  service: entryTemplates,
  move: 'moveAccountingTemplateColumn',
  publish: 'publishAccountingTemplate',
  versions: 'accountingTemplateVersions',
  exported: 'exportAccountingTemplate',
  imported: 'importAccountingTemplate',
})

const template = ref('accountingTemplate', 'Plantilla')

query('accountingTemplateTrial', {
  input: inputFrom('AccountingTemplateTrialInput', {
    templateId: template,
    payrollMonthId: ref('payrollMonth', 'Mes'),
  }),
  type: objectFrom<Trial>('AccountingTemplateTrial', {
    number: of.maybe(of.int),
    columns: of.list(of.text),
    rows: of.list(
      of.object(
        objectFrom<Trial['rows'][number]>('AccountingFileRow', {
          section: of.choice(FileSection),
          cells: of.list(of.text),
        }),
      ),
    ),
    lines: of.int,
    total: of.pesos,
    problems: of.list(of.text),
  }),
  run: accountingTemplateTrial,
})

query('accountingFiles', {
  input: inputFrom('AccountingFilesInput', { payrollMonthId: ref('payrollMonth', 'Mes') }),
  type: objectFrom<FileRow>('AccountingFile', {
    id: of.id('accountingFile'),
    number: of.int,
    templateName: of.text,
    templateVersion: of.int,
    lines: of.int,
    sha256: of.text,
    madeAt: of.dateTime,
    author: of.maybe(of.text),
  }),
  many: true,
  run: accountingFiles,
})

mutation('createAccountingFile', {
  input: inputFrom('CreateAccountingFileInput', {
    id: id('accountingEntry'),
    templateId: template,
  }),
  type: FileLink,
  run: createAccountingFile,
})

mutation('openAccountingFile', {
  input: byId('accountingFile'),
  type: FileLink,
  run: openAccountingFile,
})
