import { useParams } from 'react-router'
import {
  ContractEnding,
  UndoContractSettlement,
  UpdateContractSettlement,
} from '#generated/operations/contract-endings.ts'
import type { ContractEndingQuery } from '#generated/documents/graphql.ts'
import { articleText } from '#chile/dismissal-texts.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ContractSettlement, DismissalNotice, EndingState } from '../model/ending.ts'
import { EndingLines } from './EndingLines.tsx'
import { CauseFields, LetterFields, TermFields } from './fields.tsx'
import { leftWords, tones } from './words.ts'

type Ending = ContractEndingQuery['contractEnding']

/** The end of one contract: its cause, its deadlines, what ended with it, and taking it back. */
export default function EndingPage() {
  const { id = '' } = useParams()
  const detail = useDetail(ContractEnding, { input: { id } })
  const ending = detail.data?.contractEnding
  const name = ending ? `Término de ${ending.fullname}` : ''
  return (
    <DetailPage
      title={name}
      plainTitle={name || 'Término de contrato'}
      context={
        ending && (
          <PageContext
            tone={tones[ending.status]}
            state={ending.isPayed ? 'Pagado' : EndingState.label(ending.status)}
          >
            <span>{ending.businessName}</span>
          </PageContext>
        )
      }
      actions={ending && !ending.isOwn && <EndingActions ending={ending} />}
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
    >
      {ending && <Body ending={ending} />}
    </DetailPage>
  )
}

function Body({ ending }: { ending: Ending }) {
  const { letterBy, settlementBy, daysLeft, status, lines, author } = ending
  const words = articleText(ending.dismissalCause)
  const over = daysLeft !== null && daysLeft < 0
  const live = status !== 'UNDONE'
  return (
    <>
      <div className="mg-block">
        <Figures
          label="Plazos"
          figures={[
            {
              label: 'Último día de trabajo',
              value: formatDate(ending.contractFinalDate),
              hint: DismissalNotice.label(ending.notice),
            },
            ...(letterBy && live
              ? [
                  {
                    label: 'Carta hasta',
                    value: formatDate(letterBy),
                    hint: 'Con copia a la Inspección',
                  },
                ]
              : []),
            ...(settlementBy && live
              ? [
                  {
                    label: 'Finiquito hasta',
                    value: formatDate(settlementBy),
                    hint: leftWords(daysLeft) ?? 'Pagado',
                    ...(over ? { tone: 'danger' as const } : {}),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <Panel title={ending.causeName} {...(words ? { text: `«${words}»` } : {})}>
        <Facts
          of={ContractSettlement}
          row={ending}
          names={factsOf(ending)}
          show={{ heirUserId: ending.heirName }}
        />
        {ending.undoReason && <p>Se deshizo: {ending.undoReason}</p>}
        {author && <p className="soft">Registrado por {author}</p>}
      </Panel>
      {lines.length > 0 && (
        <Panel title="Lo que termina con el contrato">
          <EndingLines lines={lines} />
        </Panel>
      )}
    </>
  )
}

/** What the person does not read is not shown empty either. */
const factsOf = ({ isOwn }: Ending) =>
  isOwn
    ? (['noticeDate', 'issueDate', 'publicComment'] as const)
    : ([
        'noticeDate',
        'issueDate',
        'displayToEmployee',
        'isPayed',
        'heirUserId',
        'publicComment',
        'comment',
      ] as const)

function EndingActions({ ending }: { ending: Ending }) {
  const form = useOpenForm('termino')
  const update = useAction(UpdateContractSettlement, { done: 'Término guardado' })
  const { id, version, status, isPayed, userId } = ending
  if (status === 'UNDONE') {
    return <ActionButton to={pathTo('ficha/:id', { id: userId })}>Ver ficha</ActionButton>
  }
  const paid = isPayed ? 'El finiquito está pagado' : undefined
  return (
    <>
      <ActionButton to={pathTo('ficha/:id', { id: userId })}>Ver ficha</ActionButton>
      <ActionButton permission="settlements.read" without="hide" to={pathTo('finiquitos')}>
        Finiquitos
      </ActionButton>
      {!isPayed && (
        <ActionButton permission="settlements.create" without="hide" to={finiquitoOf(ending)}>
          Hacer finiquito
        </ActionButton>
      )}
      <ActionButton permission="contractSettlements.update" onClick={() => form.open('datos')}>
        Modificar
      </ActionButton>
      <ActionButton
        danger
        permission="contractSettlements.update"
        disabled={paid}
        onClick={() => form.open('deshacer')}
      >
        Deshacer
      </ActionButton>
      {status === 'PREPARED' ? (
        <ActionButton
          look="primary"
          permission="contractSettlements.update"
          confirm="La persona lo ve desde ahora, y termina todo lo que aquí se muestra."
          onClick={() => update.run({ input: { id, version, displayToEmployee: true } })}
        >
          Mostrar a la persona
        </ActionButton>
      ) : (
        <ActionButton
          look={isPayed ? 'plain' : 'primary'}
          permission="contractSettlements.update"
          confirm={
            isPayed
              ? 'El término vuelve a poder deshacerse.'
              : 'Desde entonces el término no cambia ni se deshace.'
          }
          onClick={() => update.run({ input: { id, version, isPayed: !isPayed } })}
        >
          {isPayed ? 'Quitar pago' : 'Marcar pagado'}
        </ActionButton>
      )}
      {form.key === 'datos' && <EditDialog ending={ending} form={form} />}
      {form.key === 'deshacer' && <UndoDialog ending={ending} form={form} />}
    </>
  )
}

/** The form of a finiquito that begins as this ending; one that is made already is opened there. */
function finiquitoOf({ userContractId, contractFinalDate, dismissalCause }: Ending): string {
  const asked = new URLSearchParams({
    contrato: userContractId,
    termino: contractFinalDate,
    causal: dismissalCause,
  })
  return `${pathTo('finiquitos/nuevo')}?${asked}`
}

type DialogProps = { ending: Ending; form: OpenForm }

function EditDialog({ ending, form }: DialogProps) {
  const update = useAction(UpdateContractSettlement, { done: 'Término guardado' })
  const { id, version, dismissalCause, contractFinalDate, notice, noticeDate } = ending
  const { heirUserId, issueDate, publicComment, comment } = ending
  return (
    <FormDialog
      title="Modificar término"
      submit="Guardar"
      action={update}
      more={{ id, version }}
      initial={{
        dismissalCause,
        contractFinalDate,
        notice,
        noticeDate,
        heirUserId,
        issueDate,
        publicComment,
        comment,
      }}
      form={form}
    >
      <CauseFields />
      <TermFields />
      <LetterFields />
    </FormDialog>
  )
}

function UndoDialog({ ending, form }: DialogProps) {
  const undo = useAction(UndoContractSettlement, { done: 'Término deshecho' })
  const { id, version } = ending
  return (
    <AskDialog
      title="Deshacer término"
      okText="Deshacer"
      max={300}
      rows={2}
      busy={undo.busy}
      form={form}
      onSend={(reason) => undo.attempt({ input: { id, version, reason } })}
    >
      <p>
        El contrato recupera su fecha de término anterior, y vuelve a estar como antes todo lo que
        nadie cambió después.
      </p>
    </AskDialog>
  )
}
