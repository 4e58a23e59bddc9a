import {
  AcknowledgePrivacyRequest,
  AnswerPrivacyRequest,
  ClaimPrivacyRequest,
  ClosePrivacyRequest,
  PrivacyRequestSteps,
  WithdrawPrivacyRequest,
} from '#generated/operations/privacy.ts'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { type PrivacyAnswer, PrivacyRight } from '../model/catalogs.ts'
import { PrivacyRequest } from '../model/request.ts'
import { BeginDialog, BlockDialog, ExtendDialog } from './dialogs.tsx'
import { RequestDetail } from './RequestDetail.tsx'
import type { RequestRow } from './rows.tsx'

/** What can be done with a request, wherever it is listed. */
export function useRequests() {
  const form = useOpenForm('acto de solicitud')
  const opens = (act: string) => ({ open: ({ id }: RequestRow) => form.open(`${act} ${id}`) })
  return {
    form,
    of: PrivacyRequest,
    acts: {
      acknowledge: {
        send: useAct(PrivacyRequest, 'acknowledge', AcknowledgePrivacyRequest),
        confirmed: true as const,
      },
      begin: opens('begin'),
      answerBlock: {
        ...opens('block'),
        offered: ({ blockDue, blockAnswer }: RequestRow) =>
          blockDue !== null && blockAnswer === null,
      },
      grant: useAnswer('grant', 'GRANTED'),
      partly: useAnswer('partly', 'PARTLY'),
      deny: useAnswer('deny', 'DENIED'),
      extend: {
        ...opens('extend'),
        offered: ({ extendedTo, kind }: RequestRow) => extendedTo === null && kind !== 'BLOCKING',
      },
      claim: {
        send: useAct(PrivacyRequest, 'claim', ClaimPrivacyRequest),
        confirmed: true as const,
      },
      close: { send: useAct(PrivacyRequest, 'close', ClosePrivacyRequest) },
      withdraw: {
        send: useAct(PrivacyRequest, 'withdraw', WithdrawPrivacyRequest),
        confirmed: true as const,
      },
    },
    lead: ({ kind, detail }: RequestRow) =>
      detail ? `${PrivacyRight.label(kind)}: ${detail.slice(0, 80)}` : PrivacyRight.label(kind),
    detail: {
      label: 'Ver solicitud',
      of: (row: RequestRow) => <RequestDetail row={row} />,
      steps: PrivacyRequestSteps,
    },
  }
}

const useAnswer = (act: 'grant' | 'partly' | 'deny', answer: PrivacyAnswer) => ({
  send: useAct(PrivacyRequest, act, AnswerPrivacyRequest),
  more: { answer },
  // What is blocked is said first, which grants it.
  offered: ({ kind, blockAnswer }: RequestRow) =>
    answer === 'DENIED' || kind !== 'BLOCKING' || blockAnswer !== null,
})

/** The dialog of an act that asks for more than words. */
export function ActDialogs({ form, rows }: { form: OpenForm; rows: readonly RequestRow[] }) {
  const [act, id] = form.key?.split(' ') ?? []
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  if (act === 'begin') return <BeginDialog row={row} form={form} />
  if (act === 'block') return <BlockDialog row={row} form={form} />
  return <ExtendDialog row={row} form={form} />
}
