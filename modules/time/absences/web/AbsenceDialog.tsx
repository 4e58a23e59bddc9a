import { Alert } from 'antd'
import { useState } from 'react'
import {
  AbsenceContracts,
  CreateAbsence,
  UpdateAbsence,
  UserAbsences,
} from '#generated/operations/absences.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useCan, useMe } from '#platform/web/screen/me.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { formFields } from '../model/absence.ts'
import { AbsenceFields } from './AbsenceFields.tsx'
import { kindIn } from './kind.ts'
import { kindWords, lateText } from './words.ts'
import type { AbsenceItem } from './types.ts'

type Props = {
  /** Whose new absence it is; without one, it is chosen. */
  userId?: string | undefined
  form: OpenForm
}

const width = 720

/** Registers an absence, and shows its effect while it is typed. */
export function NewAbsence({ userId, form }: Props) {
  const can = useCan()
  const create = useAction(CreateAbsence, {
    done: ({ responseStatus }) =>
      responseStatus === 'APPROVED' ? 'Ausencia registrada' : 'Solicitud enviada',
  })
  const me = useMe()
  // One's own absence is answered by another person.
  const answers = can('absenceResponses.update') && userId !== me.id
  // Who looks for people by name has too many contracts to choose one for them.
  const searches = can('contracts.massRead') && answers && userId === undefined
  const known = useContractOf(userId, !searches)
  const initial = {
    ...fresh(),
    ...(known.contractId ? { userContractId: known.contractId } : {}),
    ...(answers ? { approve: true } : {}),
  }
  const [typed, setTyped] = useState<FormValues>()
  return (
    <FormDialog
      title="Nueva ausencia"
      width={width}
      waiting={known.waiting}
      action={create}
      initial={initial}
      toInput={(values) => ({
        ...inputOf(values),
        userContractId: values['userContractId'],
        ...(answers ? { approve: values['approve'] === true } : {}),
        ...afterOf(values),
      })}
      submit={answers ? 'Guardar' : 'Enviar solicitud'}
      onChange={setTyped}
      form={form}
    >
      <AbsenceFields values={typed ?? initial} chooses userId={userId} answers={answers} />
    </FormDialog>
  )
}

/** The only contract that there is to choose; what is shown until it is known, or instead. */
function useContractOf(userId: string | undefined, enabled: boolean) {
  const asked = { input: userId ? { userId } : {} }
  const { data, error, reload } = useDetail(AbsenceContracts, asked, {
    enabled,
    needs: 'absences.create',
  })
  if (!enabled) return { contractId: undefined, waiting: undefined }
  const [first, ...others] = data?.absenceContracts ?? []
  const waiting = error ? (
    <LoadProblem error={error} retry={reload} />
  ) : !data ? (
    <PageSkeleton header={false} />
  ) : !first ? (
    <EmptyState title="Sin contratos">Una ausencia es siempre de un contrato.</EmptyState>
  ) : undefined
  return { contractId: others.length === 0 ? first?.id : undefined, waiting }
}

/** Changes an absence. */
export function EditAbsence({ absence, form }: { absence: AbsenceItem; form: OpenForm }) {
  const can = useCan()
  const input = { userId: absence.userId, reveal: true }
  const { data, error, reload } = useDetail(UserAbsences, { input })
  const row = data?.userAbsences.find(({ id }) => id === absence.id)
  const update = useAction(UpdateAbsence, { done: 'Ausencia guardada' })
  const [typed, setTyped] = useState<FormValues>()
  const waiting = error ? (
    <LoadProblem error={error} retry={reload} />
  ) : (
    !row && <PageSkeleton header={false} />
  )
  return (
    <FormDialog
      title={`${kindWords(absence).name} de ${absence.fullname}`}
      width={width}
      waiting={waiting}
      action={update}
      initial={row && { ...row, returnsAfter: true }}
      more={{ id: row?.id, version: row?.version }}
      toInput={(values) => ({ ...inputOf(values), ...afterOf(values) })}
      onChange={setTyped}
      form={form}
    >
      {row?.lateUntil && (
        <Alert
          type="info"
          showIcon
          title={`${lateText(row.lateUntil)}: su diferencia va con un mes abierto.`}
        />
      )}
      <AbsenceFields
        values={{ ...row, ...typed }}
        exceptId={row?.id ?? null}
        answers={can('absenceResponses.update')}
      />
    </FormDialog>
  )
}

const fresh = (): FormValues => ({
  type: 'LICENSE',
  subtype: 'NORMAL',
  pay: 'WITHOUTPAY',
  startDate: today(),
  halfDay: false,
  ignoreHolidays: false,
  returnsAfter: true,
})

/** What becomes of a vacation after a medical leave, where the form asked it. */
const afterOf = ({ type, returnsAfter }: FormValues) =>
  type === 'LICENSE' && returnsAfter === false ? { keepsAfter: true } : {}

/** What the form says, without what its kind does not have. */
export function inputOf(values: FormValues): Record<string, unknown> {
  const kept = Object.fromEntries(
    formFields.filter((name) => name in values).map((name) => [name, values[name]]),
  )
  const kind = kindIn(values)
  const proper = kind?.type === 'LICENSE' ? { legalPermit: null } : { format: null, sentOn: null }
  return { ...kept, ...kind, ...proper }
}
