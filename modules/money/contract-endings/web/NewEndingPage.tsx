import { Alert } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { ContractEndingPreviewQuery } from '#generated/documents/graphql.ts'
import {
  ContractEndingPreview,
  ContractEndings,
  CreateContractSettlement,
} from '#generated/operations/contract-endings.ts'
import { UserContract } from '#generated/operations/contracts.ts'
import { isDate } from '#chile/dates.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { FormPreview } from '#platform/web/kit/form/FormPreview.tsx'
import { FormPage, Section } from '#platform/web/kit/form/FormPage.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { asksForNotice } from '../model/deadlines.ts'
import { causeOptions, ContractSettlement, DismissalNotice } from '../model/ending.ts'
import { EndingLines } from './EndingLines.tsx'
import { CauseFields, LetterFields, TermFields } from './fields.tsx'

const initial = { notice: 'NONE', displayToEmployee: true }

/** Ends a contract, with all that ends with it shown before. */
export default function NewEndingPage() {
  const { contract: userContractId = '' } = useParams()
  const contract = useDetail(UserContract, { input: { id: userContractId } })
  const known = useDetail(ContractEndings, { filter: { userContractId } })
  const failed = contract.error ?? known.error
  if (failed) return <LoadProblem error={failed} retry={contract.reload} page />
  if (contract.loading || known.loading) return <PageSkeleton />
  const [ending] = known.data?.contractEndings.rows ?? []
  const row = contract.data?.userContract
  if (ending) {
    const to = pathTo('terminos/:id', { id: ending.id })
    return (
      <section>
        <PageHeader title="Terminar contrato" context={row?.fullname} />
        <EmptyState
          title="Este contrato ya tiene un término"
          action={<ActionButton to={to}>Ver término</ActionButton>}
        >
          Termina el {formatDate(ending.contractFinalDate)}. Ahí se corrige o se deshace.
        </EmptyState>
      </section>
    )
  }
  return row ? <EndingForm userContractId={userContractId} row={row} /> : null
}

type Row = {
  userId: string
  fullname: string | null
  businessName: string
  jobTitle: string
  contractType: string
  finalDate: string | null
}

/** Begins as the finiquito that it comes from; a term that ran out, on its day by its own cause. */
function begins({ contractType, finalDate }: Row, asked: URLSearchParams): FormValues {
  const [cause, day] = [asked.get('causal'), asked.get('termino')]
  const known = causeOptions.some(({ value }) => value === cause)
  if (cause && known && isDate(day)) {
    // Where the cause asks for a notice, somebody says which one was given.
    const { notice, ...rest } = initial
    const told = asksForNotice(cause) ? rest : { ...rest, notice }
    return { ...told, dismissalCause: cause, contractFinalDate: day }
  }
  return contractType === 'FIXED' && finalDate !== null && finalDate < today()
    ? { ...initial, dismissalCause: '159-4', contractFinalDate: finalDate }
    : initial
}
type Props = { userContractId: string; row: Row }

function EndingForm({ userContractId, row }: Props) {
  const navigate = useNavigate()
  const create = useAction(CreateContractSettlement, {
    done: 'Término registrado',
    after: ({ id }) => void navigate(pathTo('terminos/:id', { id })),
  })
  const [asked] = useAddressParams()
  const [start] = useState(() => begins(row, asked))
  const [typed, setTyped] = useState<FormValues>(start)
  return (
    <>
      <FormPage
        title={row.fullname ? `Terminar contrato de ${row.fullname}` : 'Terminar contrato'}
        context={`${row.jobTitle}, ${row.businessName}`}
        action={create}
        more={{ userContractId }}
        initial={start}
        onChange={setTyped}
        cancel={pathTo('ficha/:id/datos-contrato', { id: row.userId })}
        submit="Terminar contrato"
        draft={`ending-${userContractId}`}
      >
        <Section title="Causal" text="Código del Trabajo, artículos 159 a 161.">
          <CauseFields />
        </Section>
        <Section title="Fecha y aviso">
          <TermFields />
          <Field of={ContractSettlement} name="displayToEmployee" />
        </Section>
        <Section title="Carta" text="Lleva la causal, los hechos y el estado de las cotizaciones.">
          <LetterFields />
        </Section>
      </FormPage>
      <Preview userContractId={userContractId} values={typed} />
    </>
  )
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

function Preview({ userContractId, values }: { userContractId: string; values: FormValues }) {
  const { dismissalCause, contractFinalDate, notice, noticeDate, heirUserId } = values
  const complete = textIn(dismissalCause) !== '' && isDate(contractFinalDate)
  const input = {
    userContractId,
    dismissalCause: textIn(dismissalCause),
    contractFinalDate: textIn(contractFinalDate),
    notice: DismissalNotice.has(notice) ? notice : 'NONE',
    noticeDate: isDate(noticeDate) ? noticeDate : null,
    heirUserId: textIn(heirUserId) || null,
  }
  return (
    <FormPreview of={ContractEndingPreview} variables={complete ? { input } : null}>
      {({ contractEndingPreview }) => <Ending ending={contractEndingPreview} />}
    </FormPreview>
  )
}

type EndingProps = { ending: ContractEndingPreviewQuery['contractEndingPreview'] }

/** What ends with the contract, and by when its papers are due. */
function Ending({ ending }: EndingProps) {
  const { doubts, leaves, letterBy, settlementBy, lines } = ending
  const due = [
    ...(letterBy ? [`Carta hasta el ${formatDate(letterBy)}, con copia a la Inspección`] : []),
    ...(settlementBy ? [`Finiquito hasta el ${formatDate(settlementBy)} (art. 177)`] : []),
    ...(leaves ? [] : ['La persona sigue con otro contrato: conserva su equipo y su acceso']),
  ]
  return (
    <Panel title="Lo que termina con el contrato" text={due.join(' · ')}>
      {doubts.map((doubt) => (
        <Alert key={doubt} className="mg-block" type="warning" showIcon title={doubt} />
      ))}
      {lines.length > 0 ? (
        <EndingLines lines={lines} />
      ) : (
        <p className="soft">Nada más que el contrato: no hay vacaciones, préstamos ni equipo.</p>
      )}
    </Panel>
  )
}
