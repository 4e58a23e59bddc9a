import {
  CancelVacationSignature,
  OpenVacationCarePaper,
  SendVacationToRubrika,
  VacationVoucher,
  WithdrawVacation,
} from '#generated/operations/vacations.ts'
import { paperStates } from '#modules/papers/signature/model/sent-paper.ts'
import { paperActions, PaperTag } from '#modules/papers/signature/web/index.ts'
import { begunWords } from '#modules/people/approval-steps/model/steps.ts'
import { StepList } from '#modules/people/approval-steps/web/index.ts'
import { request } from '#platform/web/api/api.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import type { OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { confirmedActionOf } from '#platform/web/kit/record/StateMachine.tsx'
import { Response, stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { openFile } from '#platform/web/api/files.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { businessColumn, fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { AnswerDialog, RemoveDialog } from './AnswerDialog.tsx'
import { CorrectRequest, EditRequest, MoveRequest } from './RequestDialog.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { standingOf, vacationStates } from '../model/states.ts'
import { daysNumber, poolsText } from '../model/words.ts'
import { datesHint, lateText, spanText } from './words.ts'
import type { VacationItem } from './types.ts'

const { acts } = vacationStates

type Dialogs = { form: OpenForm; rows: readonly VacationItem[] }

/** What is open over a list of vacations, by the key of its form: what, and of which row. */
export function VacationDialogs({ form, rows }: Dialogs) {
  const [what, id] = form.key?.split(' ') ?? []
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  if (what === 'editar') return <EditRequest key={id} row={row} form={form} />
  if (what === 'corregir') return <CorrectRequest key={id} row={row} form={form} />
  if (what === 'cambiar') return <MoveRequest key={id} row={row} form={form} />
  if (what === 'eliminar') return <RemoveDialog row={row} form={form} />
  if (what === 'reject' || what === 'cancel') {
    return <AnswerDialog row={row} act={what} form={form} />
  }
  if (what !== 'revisar' || !row.canAnswer) return null
  const next = rows.find((one) => one.canAnswer && one.id !== id)
  return (
    <ReviewPanel
      key={id}
      row={row}
      onReject={() => form.open(`reject ${id}`)}
      onApproved={() => (next ? form.open(`revisar ${next.id}`) : form.close())}
      onClose={form.close}
    />
  )
}

/** What can be done with a request: only what the server says of this row and this person. */
export function useVacationActions(form: OpenForm) {
  const me = useMe()
  const withdraw = useAction(WithdrawVacation, { done: acts.withdraw.done })
  const send = useAction(SendVacationToRubrika, { done: paperStates.acts.send.done })
  const recall = useAction(CancelVacationSignature, { done: paperStates.acts.recall.done })
  const paper = useAction(OpenVacationCarePaper, { after: openFile, quiet: true, keepCache: true })
  const signing = ({ id, signature }: VacationItem): readonly RowAction[] =>
    paperActions(signature, {
      send: () => send.run({ input: { id } }),
      recall: () => recall.run({ input: { id } }),
    })
  return (row: VacationItem): readonly RowAction[] => {
    const own = row.userId === me.id
    const begun = row.startDate <= today() && row.responseStatus === 'APPROVED'
    const open = (label: string, what: string): RowAction => ({
      label,
      onClick: () => form.open(`${what} ${row.id}`),
    })
    return [
      ...(row.canAnswer ? [open('Revisar', 'revisar'), open(acts.reject.label, 'reject')] : []),
      ...(row.canOpenCarePaper
        ? [
            {
              label: 'Ver papel del cuidado',
              onClick: () => paper.run({ input: { id: row.id } }),
            },
          ]
        : []),
      ...(row.canMove ? [open(acts.move.label, 'cambiar')] : []),
      ...(row.canEdit && !own
        ? [open(acts.edit.label, 'editar')]
        : row.canCorrect
          ? [{ ...open(acts.correct.label, 'corregir'), disabled: begunWords(row.steps) }]
          : []),
      ...(own
        ? []
        : [
            {
              label: 'Ver cartola',
              permission: 'users.read' as const,
              to: `${pathTo('ficha/:id', { id: row.userId })}/vacaciones`,
            },
          ]),
      ...(row.responseStatus === 'APPROVED' && row.voucherNo
        ? [{ label: 'Comprobante', onClick: () => saveVoucher(row.id) }, ...signing(row)]
        : []),
      ...(row.canCancel
        ? [
            own
              ? confirmedActionOf(vacationStates, 'withdraw', standingOf(row, today(), own), () =>
                  withdraw.run({ input: { id: row.id, version: row.version } }),
                )
              : open(acts.cancel.label, 'cancel'),
          ]
        : []),
      ...(begun && !own
        ? [
            {
              ...open('Eliminar', 'eliminar'),
              danger: true,
              permission: 'vacations.delete' as const,
            },
          ]
        : []),
    ]
  }
}

/** Saves the voucher, which the server makes when it is asked for. */
async function saveVoucher(id: string): Promise<void> {
  const { vacationVoucher } = await request(VacationVoucher, { input: { id } })
  openFile(vacationVoucher)
}

export const vacationColumns: readonly Column<VacationItem>[] = [
  fullnameColumn,
  {
    key: 'startDate',
    title: 'Fechas',
    sort: 'startDate',
    render: (row) => (
      <TextWithHint
        words={<span className="tabular">{spanText(row)}</span>}
        hint={datesHint(row)}
      />
    ),
    text: (row) => [spanText(row), datesHint(row)].filter(Boolean).join('. '),
  },
  {
    key: 'days',
    title: 'Días hábiles',
    align: 'end',
    render: (row) => (
      <TextWithHint
        words={<span className="tabular">{daysNumber(row.businessDays)}</span>}
        hint={poolsText(row)}
      />
    ),
    text: (row) => daysNumber(row.businessDays),
  },
  stateColumn('status', vacationStates, ({ responseStatus }) => responseStatus, {
    sort: 'status',
    below: ({ response, signature, lateUntil, steps }) => (
      <>
        <StepList steps={steps} />
        <Response text={response} />
        <PaperTag paper={signature} />
        {lateUntil && <span className="soft">{lateText(lateUntil)}</span>}
      </>
    ),
  }),
  momentColumn('requestDate', 'Solicitada', { sort: 'requestDate' }),
  {
    key: 'authorizedBy',
    title: 'Respondió',
    optional: true,
    text: (row) => row.authorizedBy,
  },
  { ...businessColumn, optional: true, visibleTo: 'manager' },
]

/** The same without whose they are: on a phone the dates head the card. */
export const ownColumns = vacationColumns
  .filter(({ key }) => key !== 'fullname')
  .map((column) => ({ ...column, lead: column.key === 'startDate' }))
