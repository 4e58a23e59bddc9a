import { Expenses } from '#generated/operations/parts/expenses.ts'
import {
  PrintExpenseReport,
  SendExpenseReportToSign,
  UpdateExpenseReport,
} from '#generated/operations/expenses.ts'
import { useNavigate } from 'react-router'
import { paperStates } from '#modules/papers/signature/model/sent-paper.ts'
import { paperActions } from '#modules/papers/signature/web/index.ts'
import { relationsTo, whyNot } from '#platform/model/states.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionMenu, type RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { ActRecordDialog } from '#platform/web/kit/record/RecordDialogs.tsx'
import { confirmedActionOf } from '#platform/web/kit/record/StateMachine.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ExpenseReport } from '../model/expense.ts'
import { reportStates } from '../model/states.ts'
import { PayDialog } from './PayDialog.tsx'
import { chosenIn, ReportFields } from './ReportFields.tsx'
import type { Report } from './types.ts'
import { useReportActs } from './useReportActs.ts'

type ActName = keyof typeof reportStates.acts

type Acts = ReturnType<typeof useReportActs>
type Shared = { report: Report; form: OpenForm; acts: Acts }

const standingOf = ({ status, isOwn }: Report) => ({
  state: status,
  relations: relationsTo(isOwn),
})

const may = (report: Report, name: ActName) =>
  whyNot(reportStates, name, standingOf(report)) === undefined

/** What its reader may do with a report: what is next as a button, the rest in a menu. */
export function ReportActions({ report }: { report: Report }) {
  const form = useOpenForm('rendición')
  const acts = useReportActs(() => form.open('pay'))
  const menu = useMenu({ report, form, acts })
  const { id, version } = report
  return (
    <>
      {menu.length > 0 && <ActionMenu label="Más acciones" actions={menu} />}
      {may(report, 'submit') && (
        <ActionButton
          look="next"
          permission="expenseReports.update"
          disabled={report.expenseCount === 0 ? 'Agregue los gastos que rinde' : undefined}
          confirm={SENDING}
          onClick={() => acts.submit.send.run({ input: { id, version } })}
        >
          Enviar a aprobación
        </ActionButton>
      )}
      {next.map(
        (name) =>
          may(report, name) && (
            <ActionButton
              key={name}
              look="next"
              permission={reportStates.acts[name].permission}
              onClick={() => form.open(name)}
            >
              {reportStates.acts[name].label}
            </ActionButton>
          ),
      )}
      <Dialogs report={report} form={form} acts={acts} />
    </>
  )
}

const { means: SENDING = 'Llega a quien la aprueba.' } = reportStates.acts.submit

/** What another person does next. */
const next = ['approve', 'pay'] as const

/** The acts of a report that are not the next one. */
function useMenu({ report, form, acts }: Shared): readonly RowAction[] {
  const navigate = useNavigate()
  const standing = standingOf(report)
  const print = useAction(PrintExpenseReport, { after: openFile, quiet: true, keepCache: true })
  const sign = useAction(SendExpenseReportToSign, { done: paperStates.acts.send.done })
  const { id, status } = report
  const seen = { input: { id: report.id, version: report.version } }
  const opens = (name: 'edit' | 'return' | 'reject' | 'reopen'): RowAction[] =>
    may(report, name)
      ? [
          {
            label: reportStates.acts[name].label,
            permission: reportStates.acts[name].permission,
            onClick: () => form.open(name),
          },
        ]
      : []
  const removed = async () => {
    await acts.remove.send.run(seen)
    await navigate(pathTo('gastos'))
  }
  return [
    ...opens('edit'),
    ...(may(report, 'withdraw')
      ? [confirmedActionOf(reportStates, 'withdraw', standing, () => acts.withdraw.send.run(seen))]
      : []),
    { label: 'Imprimir', onClick: () => print.run({ input: { id } }) },
    ...(status === 'DRAFT' || status === 'RETURNED'
      ? []
      : paperActions(report.signature, { send: () => sign.run({ input: { id } }) })),
    ...opens('return'),
    ...opens('reject'),
    ...opens('reopen'),
    ...(may(report, 'remove')
      ? [confirmedActionOf(reportStates, 'remove', standing, removed)]
      : []),
  ]
}

/** The dialog that the reader opened. */
function Dialogs({ report, form, acts }: Shared) {
  const { key } = form
  if (key === 'pay') return <PayDialog reports={[report]} form={form} />
  if (key === 'edit') return <EditReport report={report} form={form} />
  if (key !== 'approve' && key !== 'return' && key !== 'reject' && key !== 'reopen') return null
  return (
    <ActRecordDialog
      of={ExpenseReport}
      act={key}
      how={acts[key]}
      row={report}
      what={`la rendición N° ${report.number}`}
      lead={report.title}
      form={form}
    >
      {report.description}
    </ActRecordDialog>
  )
}

function EditReport({ report, form }: { report: Report; form: OpenForm }) {
  const update = useAction(UpdateExpenseReport, { done: 'Rendición guardada' })
  const { data } = useDetail(Expenses, loose)
  const expenses = [...report.expenses, ...(data?.expenses.rows ?? [])]
  const row = { ...report, expenses: report.expenses.map(({ id }) => id) }
  const { toInput, ...seen } = editing(row, ['title', 'businessId', 'description', 'expenses'])
  return (
    <FormDialog
      title="Editar rendición"
      action={update}
      {...seen}
      toInput={(values) => ({ ...toInput(values), ...chosenIn(values) })}
      form={form}
    >
      <ReportFields expenses={expenses} />
    </FormDialog>
  )
}

const loose = {
  filter: { mine: true, status: 'LOOSE' },
  sort: { by: 'date', descending: false },
  page: { number: 1, size: 100 },
} as const
