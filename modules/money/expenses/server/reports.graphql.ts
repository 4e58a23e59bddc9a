import { FileLink } from '#platform/server/graphql/files.ts'
import { choice, date, flag, optional, ref, text } from '#platform/model/field.ts'
import {
  byId,
  inputFrom,
  inputOf,
  listOf,
  maybeListOf,
  patchInputOf,
} from '#platform/server/graphql/input.ts'
import { joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { ExpensePayment, ExpenseReportStatus } from '../model/catalogs.ts'
import { ExpenseReport, reportAnswer, reportFields, reportSeen } from '../model/expense.ts'
import { ExpenseType } from './expenses.graphql.ts'
import { expensesOf } from './expenses.queries.ts'
import { printExpenseReport, sendExpenseReportToSign } from './paper.service.ts'
import { reopenExpenseReport, updateExpenseReportStatus } from './answers.service.ts'
import { createExpenseList, type ExpenseListMade } from './list.service.ts'
import { payExpenseReports } from './pay.service.ts'
import { expenseBusinesses, expenseReports, reports, reportSort } from './reports.queries.ts'
import {
  createExpenseReport,
  deleteExpenseReport,
  submitExpenseReport,
  updateExpenseReport,
  withdrawExpenseReport,
} from './reports.service.ts'

const { type } = reports
const { fields } = ExpenseReport

joinedFields(
  type,
  async (context, rows) => {
    const ids = rows.map(({ id }) => id)
    const found = await expensesOf(context, ids)
    return ids.map((id) => ({ expenses: found.get(id) ?? [] }))
  },
  { expenses: of.list(of.object(ExpenseType)) },
)

list('expenseReports', {
  type,
  filter: inputFrom('ExpenseReportFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    status: optional(choice(ExpenseReportStatus, 'Estado')),
    businessId: optional(ref('business', 'Razón social')),
    userId: optional(ref('user', 'Persona')),
    mine: optional(flag('Solo las propias')),
  }),
  sort: reportSort,
  run: expenseReports,
})

query('expenseReport', {
  input: byId('expenseReport'),
  type,
  run: (context, { id }) => reports.one(context, id),
})

query('expenseBusinesses', {
  type: objectFrom<{ id: number; name: string }>('ExpenseBusiness', {
    id: of.id('business'),
    name: of.text,
  }),
  many: true,
  run: expenseBusinesses,
})

const Chosen = inputFrom('ExpenseOfReportInput', { expenseId: ref('expense', 'Gasto') })

mutation('createExpenseReport', {
  input: inputOf('CreateExpenseReportInput', ExpenseReport, reportFields, {
    expenses: listOf(Chosen),
  }),
  type,
  run: createExpenseReport,
})

mutation('updateExpenseReport', {
  input: patchInputOf('UpdateExpenseReportInput', ExpenseReport, reportFields, {
    ...reportSeen,
    expenses: maybeListOf(Chosen),
  }),
  type,
  run: updateExpenseReport,
})

mutation('deleteExpenseReport', {
  input: inputFrom('DeleteExpenseReportInput', reportSeen),
  type: objectFrom<{ id: number }>('DeletedExpenseReport', { id: of.id('expenseReport') }),
  run: deleteExpenseReport,
})

mutation('submitExpenseReport', {
  input: inputFrom('SubmitExpenseReportInput', reportSeen),
  type,
  run: submitExpenseReport,
})

mutation('withdrawExpenseReport', {
  input: inputFrom('WithdrawExpenseReportInput', reportSeen),
  type,
  run: withdrawExpenseReport,
})

mutation('updateExpenseReportStatus', {
  input: inputFrom('UpdateExpenseReportStatusInput', reportAnswer),
  type,
  run: updateExpenseReportStatus,
})

mutation('reopenExpenseReport', {
  input: inputFrom('ReopenExpenseReportInput', { ...reportSeen, comment: fields.comment }),
  type,
  run: reopenExpenseReport,
})

mutation('printExpenseReport', {
  input: byId('expenseReport'),
  type: FileLink,
  run: printExpenseReport,
})

mutation('sendExpenseReportToSign', {
  input: inputFrom('SendExpenseReportToSignInput', { id: fields.id }),
  type,
  run: sendExpenseReportToSign,
})

const Paid = inputFrom('PaidExpenseReportInput', { reportId: ref('expenseReport', 'Rendición') })

mutation('payExpenseReports', {
  input: inputFrom('PayExpenseReportsInput', {
    reports: listOf(Paid),
    paidOn: date('Pagadas el'),
    payment: choice(ExpensePayment, 'Forma de pago'),
  }),
  type: objectFrom<{ paid: number; total: number }>('PaidExpenseReports', {
    paid: of.int,
    total: of.pesos,
  }),
  run: payExpenseReports,
})

const LeftOut = objectFrom<ExpenseListMade['left'][number]>('ExpenseReportLeftOut', {
  number: of.int,
  name: of.text,
  problem: of.text,
})

mutation('createExpenseList', {
  input: inputFrom('CreateExpenseListInput', {
    businessId: ref('business', 'Razón social'),
    templateId: optional(ref('bankTemplate', 'Plantilla')),
    builtin: optional(text('Formato', { max: 20 })),
  }),
  type: objectFrom<ExpenseListMade>('ExpenseListMade', {
    id: of.id('paymentList'),
    state: of.text,
    people: of.int,
    total: of.pesos,
    left: of.list(of.object(LeftOut)),
  }),
  run: createExpenseList,
})
