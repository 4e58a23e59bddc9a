import { isDate } from '#chile/dates.ts'
import { AbsenceContracts } from '#generated/operations/absences.ts'
import { flag } from '#platform/model/field.ts'
import { asText } from '#platform/web/look/format.ts'
import { choicesOf } from '#platform/web/kit/form/empty-select.ts'
import { Field, FieldList, FreeField } from '#platform/web/kit/form/Field.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useCan, useMe } from '#platform/web/screen/me.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Absence } from '../model/absence.ts'
import { AbsenceSubtype, AbsenceType, mostListed, subtypesOf } from '../model/catalogs.ts'
import { LegalPermitField } from './LegalPermitField.tsx'
import { Paper } from './Paper.tsx'
import { Preview } from './Preview.tsx'
import './absences.css'

type Props = {
  values: FormValues
  /** The absence that is changed, which overlaps with itself. */
  exceptId?: string | null
  chooses?: boolean
  /** The person whose contracts may be chosen; without one, anybody within reach. */
  userId?: string | undefined
  answers: boolean
}

/** The fields of an absence: only those that its type has. */
export function AbsenceFields({
  values,
  exceptId = null,
  chooses = false,
  userId,
  answers,
}: Props) {
  const type = String(values['type'] ?? 'LICENSE')
  const kinds = useKinds(type, asText(values['subtype']))
  const isLeave = type === 'LICENSE'
  return (
    <div className="mg-fields">
      {chooses && <Who userId={userId} answers={answers} />}
      <Field of={Absence} name="type" {...useTypes(answers, type)} />
      {kinds.length > 1 && (
        <Field
          of={Absence}
          name="subtype"
          options={kinds.map((value) => ({ value, label: AbsenceSubtype.label(value) }))}
        />
      )}
      {type === 'LEAVE' && <LegalPermitField values={values} />}
      <Field of={Absence} name="startDate" />
      <Field of={Absence} name="endDate" {...startOf(values)} />
      <Preview values={values} exceptId={exceptId} decides={answers && counts(values)} />
      {isLeave ? (
        <LeaveFields answers={answers} values={values} />
      ) : (
        <DayFields type={type} halfDay={values['halfDay'] === true} />
      )}
      {answers && (
        <>
          <FieldList of={Absence} names={['applicationStartDate', 'applicationEndDate']} />
        </>
      )}
      <Field of={Absence} name="comment" rows={2} />
      <Field of={Absence} name="sendEmailToSupervisor" />
      <Paper contractId={asText(values['userContractId'])} />
      {chooses && answers && <FreeField field={approve} name="approve" />}
    </div>
  )
}

const approve = flag('Aprobar al registrar', {
  help: 'Si no, queda pendiente y no cuenta en la liquidación',
})

/**
 * What somebody asks for of their own: a leave or a permission. That they were missing, or that
 * work was suspended, others register.
 */
function useTypes(answers: boolean, chosen: string) {
  const { flags } = useMe()
  if (answers || flags.isManager || flags.supervisor) return {}
  const asked = ['LICENSE', 'LEAVE', chosen]
  return { options: AbsenceType.options.filter(({ value }) => asked.includes(value)) }
}

/** The kinds of a type that this person may register, and the one that is already so. */
function useKinds(type: string, chosen: string) {
  const can = useCan()
  const kinds = AbsenceType.has(type) ? subtypesOf[type] : []
  return kinds.filter(
    (kind) => kind !== 'ADMINISTRATIVE_DAY' || kind === chosen || can('absencesA.create'),
  )
}

const LeaveFields = ({ answers, values }: Pick<Props, 'answers' | 'values'>) => (
  <>
    <Field
      of={Absence}
      name="halfDay"
      label="Reposo parcial"
      help="De media jornada: la otra mitad de cada día se trabaja y se paga"
    />
    {values['halfDay'] === true && <Field of={Absence} name="half" />}
    <FieldList of={Absence} names={['licenseNumber', 'format', 'contributionDays']} />
    {answers && <Field of={Absence} name="sentOn" />}
    {answers && <Field of={Absence} name="previousPay" wide />}
  </>
)

const DayFields = ({ type, halfDay }: { type: string; halfDay: boolean }) => (
  <>
    <FieldList of={Absence} names={['pay', 'halfDay']} />
    {halfDay && <Field of={Absence} name="half" />}
    {type === 'NOT_WORKED' && <Field of={Absence} name="ignoreHolidays" />}
  </>
)

/** Whether it counts once it is saved: it did before, or is approved with it. */
const counts = ({ approve: asked, responseStatus }: FormValues) =>
  asked === true || responseStatus === 'APPROVED'

/** The last day is not before the first. */
const startOf = ({ startDate }: FormValues) => (isDate(startDate) ? { min: startDate } : {})

/** Whose absence: who answers them looks for anybody by name, the others choose of a list. */
function Who({ userId, answers }: Pick<Props, 'userId' | 'answers'>) {
  const searches = useCan()('contracts.massRead') && answers && userId === undefined
  return searches ? (
    <Field of={Absence} name="userContractId" wide autoFocus />
  ) : (
    <Known userId={userId} />
  )
}

/**
 * The people that the actor may register an absence for; where a list would be too long, found by
 * name.
 */
function Known({ userId }: Pick<Props, 'userId'>) {
  const { data } = useDetail(
    AbsenceContracts,
    { input: userId ? { userId } : {} },
    { needs: 'absences.create' },
  )
  const can = useCan()
  const contracts = data?.absenceContracts
  const isCut = userId === undefined && contracts !== undefined && contracts.length >= mostListed
  if (isCut && can('contracts.massRead')) {
    return <Field of={Absence} name="userContractId" wide autoFocus />
  }
  const isTeam = new Set(contracts?.map(({ label }) => label)).size > 1
  const options = choicesOf(contracts, ({ id, label, hint }) => ({
    value: id,
    label: isTeam ? `${label} · ${hint}` : hint,
  }))
  const asked = {
    ...(isTeam ? {} : { label: 'Contrato' }),
    ...(isCut ? { help: `Los primeros ${mostListed}. Quien falte, desde su ficha.` } : {}),
  }
  return <Field of={Absence} name="userContractId" {...asked} wide options={options} autoFocus />
}
