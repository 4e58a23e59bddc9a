import { useState } from 'react'
import { CorrectAbsence as Correct, UserAbsences } from '#generated/operations/absences.ts'
import { isDate } from '#chile/dates.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Absence } from '../model/absence.ts'
import { absenceStates } from '../model/states.ts'
import { inputOf } from './AbsenceDialog.tsx'
import { AbsenceFields } from './AbsenceFields.tsx'
import { Preview } from './Preview.tsx'
import { kindWords } from './words.ts'
import type { AbsenceItem } from './types.ts'

type Props = { row: AbsenceItem; form: OpenForm }

/** Changes a request that nobody has answered: one's own whole, of somebody else its days. */
export function CorrectAbsence(props: Props) {
  return props.row.userId === useMe().id ? <OwnRequest {...props} /> : <DaysOfRequest {...props} />
}

const { done, means } = absenceStates.acts.correct

function OwnRequest({ row, form }: Props) {
  const { data, error, reload } = useDetail(UserAbsences, { input: { userId: row.userId } })
  const stored = data?.userAbsences.find(({ id }) => id === row.id)
  const correct = useAction(Correct, { done })
  const [typed, setTyped] = useState<FormValues>()
  const waiting = error ? (
    <LoadProblem error={error} retry={reload} />
  ) : (
    !stored && <PageSkeleton header={false} />
  )
  return (
    <FormDialog
      title={kindWords(row).name}
      lead={<p className="soft">{means}</p>}
      width={720}
      waiting={waiting}
      action={correct}
      initial={stored}
      more={{ id: row.id, version: stored?.version }}
      toInput={inputOf}
      onChange={setTyped}
      form={form}
    >
      <AbsenceFields values={{ ...stored, ...typed }} exceptId={row.id} answers={false} />
    </FormDialog>
  )
}

/** Who asks for somebody else reads nothing of the request but its days. */
function DaysOfRequest({ row, form }: Props) {
  const correct = useAction(Correct, { done })
  const { startDate, endDate, halfDay, half } = row
  const initial: FormValues = { startDate, endDate, halfDay, half: half ?? undefined }
  const [typed, setTyped] = useState<FormValues>(initial)
  const from = typed['startDate']
  return (
    <FormDialog
      title={`${kindWords(row).name} de ${row.fullname}`}
      lead={<p className="soft">{means}</p>}
      action={correct}
      initial={initial}
      more={{ id: row.id, version: row.version }}
      toInput={({ half: part, ...days }) => ({
        ...days,
        half: days['halfDay'] === true ? (part ?? null) : null,
      })}
      onChange={setTyped}
      form={form}
    >
      <div className="mg-fields">
        <Field of={Absence} name="startDate" autoFocus />
        <Field of={Absence} name="endDate" {...(isDate(from) ? { min: from } : {})} />
        <Preview values={{ ...row, ...typed }} exceptId={row.id} />
        <Field of={Absence} name="halfDay" />
        {typed['halfDay'] === true && <Field of={Absence} name="half" />}
      </div>
    </FormDialog>
  )
}
