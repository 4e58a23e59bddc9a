import { Alert, Modal } from 'antd'
import { useState } from 'react'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { type FormValues, SectionForm } from '#platform/web/kit/SectionForm.tsx'
import { useCan } from '#platform/web/me.tsx'
import { today } from '#platform/web/today.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { formFields } from '../model/absence.ts'
import { subtypesOf, usualPay } from '../model/catalogs.ts'
import type { AbsenceItem } from './rows.tsx'
import { AbsenceFields } from './AbsenceFields.tsx'
import { AbsencesOf, ContractsToMiss, CreateAbsence, UpdateAbsence } from './documents.ts'
import { kindWords, lateText } from './words.ts'

type Props = {
  absence: AbsenceItem | undefined
  /** Whose new absence it is; without one, it is chosen. */
  userId?: string | undefined
  onClose: () => void
}

/** Registers an absence, or changes one, with what it does told while it is written. */
export function AbsenceDialog({ absence, userId, onClose }: Props) {
  const title = absence ? `${kindWords(absence).name} de ${absence.fullname}` : 'Nueva ausencia'
  return (
    <Modal open title={title} footer={null} width={720} onCancel={onClose} destroyOnHidden>
      {absence ? (
        <Edit absence={absence} onClose={onClose} />
      ) : userId ? (
        <CreateFor userId={userId} onClose={onClose} />
      ) : (
        <Create onClose={onClose} />
      )}
    </Modal>
  )
}

/** An absence of a known person: of their only contract, or of one to choose. */
function CreateFor({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { data, error, reload } = useDetail(ContractsToMiss, { input: { userId } })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const [first, ...others] = data.absenceContracts
  if (!first) {
    return <EmptyState title="Sin contratos">Una ausencia es siempre de un contrato.</EmptyState>
  }
  const contractId = others.length === 0 ? first.id : undefined
  return <Create userId={userId} contractId={contractId} onClose={onClose} />
}

type New = { userId?: string; contractId?: string | undefined; onClose: () => void }

function Create({ userId, contractId, onClose }: New) {
  const can = useCan()
  const create = useAction(CreateAbsence, {
    done: ({ responseStatus }) =>
      responseStatus === 'APPROVED' ? 'Ausencia registrada' : 'Solicitud enviada',
  })
  const answers = can('absenceResponses.update')
  const initial = {
    ...fresh(),
    ...(contractId ? { userContractId: contractId } : {}),
    ...(answers ? { approve: true } : {}),
  }
  const [values, setValues] = useState<FormValues>(initial)
  return (
    <SectionForm
      action={create}
      initial={initial}
      toInput={(typed) => ({
        ...inputOf(typed),
        userContractId: typed['userContractId'],
        ...(answers ? { approve: typed['approve'] === true } : {}),
      })}
      submit={answers ? 'Guardar' : 'Enviar solicitud'}
      cancel={onClose}
      onDone={onClose}
      onChange={setValues}
    >
      <AbsenceFields values={values} chooses userId={userId} answers={answers} />
    </SectionForm>
  )
}

function Edit({ absence, onClose }: { absence: AbsenceItem; onClose: () => void }) {
  const input = { userId: absence.userId ?? '', reveal: true }
  const { data, error, reload } = useDetail(AbsencesOf, { input })
  const row = data?.userAbsences.find(({ id }) => id === absence.id)
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!row) return <PageSkeleton header={false} />
  return <EditForm row={row} onClose={onClose} />
}

type Whole = { id?: string | null; version?: number | null; lateUntil?: number | null }

function EditForm({ row, onClose }: { row: Whole & FormValues; onClose: () => void }) {
  const can = useCan()
  const update = useAction(UpdateAbsence, { done: 'Ausencia guardada' })
  const [values, setValues] = useState<FormValues>(row)
  return (
    <SectionForm
      action={update}
      initial={row}
      more={{ id: row.id, version: row.version }}
      toInput={inputOf}
      cancel={onClose}
      onDone={onClose}
      onChange={(typed) => setValues({ ...row, ...typed })}
    >
      {row.lateUntil && (
        <Alert
          type="info"
          showIcon
          title={`${lateText(row.lateUntil)}: su diferencia va con un mes abierto.`}
        />
      )}
      <AbsenceFields
        values={values}
        exceptId={row.id ?? null}
        answers={can('absenceResponses.update')}
      />
    </SectionForm>
  )
}

const fresh = (): FormValues => ({
  type: 'LICENSE',
  subtype: 'NORMAL',
  pay: 'WITHOUTPAY',
  startDate: today(),
  halfDay: false,
  ignoreHolidays: false,
})

/** What the form says, without what its kind does not have. */
function inputOf(values: FormValues): Record<string, unknown> {
  const told = Object.fromEntries(
    formFields.filter((name) => name in values).map((name) => [name, values[name]]),
  )
  const type = String(values['type'])
  const kinds = Object.entries(subtypesOf).find(([known]) => known === type)?.[1] ?? ['NORMAL']
  const subtype = kinds.find((kind) => kind === values['subtype']) ?? kinds[0]
  const pay = type === 'LICENSE' ? 'WITHOUTPAY' : (values['pay'] ?? usualPay(String(subtype)))
  const proper = type === 'LICENSE' ? { halfDay: false } : { format: null }
  return { ...told, subtype, pay, ...proper }
}
