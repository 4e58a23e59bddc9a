import { useState } from 'react'
import { isDate } from '#chile/dates.ts'
import { CorrectVacation, CreateVacation, UpdateVacation } from '#generated/operations/vacations.ts'
import { flag } from '#platform/model/field.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { FormAction } from '#platform/web/kit/form/form-props.ts'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { Vacation } from '../model/vacation.ts'
import { vacationStates } from '../model/states.ts'
import { RequestPreview } from './RequestPreview.tsx'
import type { ContractItem, VacationItem } from './types.ts'
import { spanText } from './words.ts'

const width = 640

type NewProps = {
  contract: ContractItem
  /** Whose it is, where somebody else asks. */
  name?: string | undefined
  /** Of which contract, where its person has several. */
  which?: string | undefined
  form: OpenForm
}

/** Asks for days of vacation, and shows what they use and leave while they are written. */
export function NewRequest({ contract, name, which, form }: NewProps) {
  const create = useAction(CreateVacation, {
    done: ({ responseStatus }) =>
      responseStatus === 'APPROVED' ? 'Vacaciones registradas' : 'Solicitud enviada',
  })
  const answers = contract.canAnswer
  const initial: FormValues = answers ? { approve: true } : {}
  const [typed, setTyped] = useState<FormValues>(initial)
  return (
    <FormDialog
      title={name ? `Vacaciones de ${name}` : 'Pedir vacaciones'}
      width={width}
      lead={which && <p className="soft">{which}</p>}
      action={create}
      initial={initial}
      more={{ userContractId: contract.id }}
      toInput={inputOf(answers)}
      submit={answers ? 'Guardar' : 'Enviar solicitud'}
      onChange={setTyped}
      form={form}
    >
      <div className="mg-fields">
        <DateFields values={typed} />
        {typed['isHistoric'] !== true && <RequestPreview contractId={contract.id} values={typed} />}
        <CareFields contractId={contract.id} />
        <Field of={Vacation} name="comment" rows={2} />
        {answers && (
          <>
            <AgreedFields />
            <Field of={Vacation} name="isHistoric" />
          </>
        )}
      </div>
    </FormDialog>
  )
}

type ChangeProps = { row: VacationItem; form: OpenForm }

/** Changes a request of somebody else that nobody has answered. */
export function EditRequest(props: ChangeProps) {
  const { done } = vacationStates.acts.edit
  return <ChangedRequest {...props} action={useAction(UpdateVacation, { done })} />
}

/** Changes a request that one asked for, while nobody has answered it. */
export function CorrectRequest(props: ChangeProps) {
  const { done, means } = vacationStates.acts.correct
  return <ChangedRequest {...props} action={useAction(CorrectVacation, { done })} lead={means} />
}

type ChangedProps<Variables, Data> = ChangeProps & {
  action: FormAction<Variables, Data>
  lead?: string | undefined
}

function ChangedRequest<Variables, Data>({
  row,
  form,
  action,
  lead,
}: ChangedProps<Variables, Data>) {
  const initial = writtenIn(row)
  const [typed, setTyped] = useState<FormValues>(initial)
  return (
    <FormDialog
      title={`Vacaciones de ${row.fullname}`}
      width={width}
      lead={lead && <p className="soft">{lead}</p>}
      action={action}
      initial={initial}
      more={{ id: row.id, version: row.version }}
      toInput={datesOf}
      onChange={setTyped}
      form={form}
    >
      <div className="mg-fields">
        <DateFields values={typed} />
        <RequestPreview contractId={row.userContractId} values={typed} exceptId={row.id} />
        <CareFields contractId={row.userContractId} hasPaper={row.hasCarePaper} />
        <Field of={Vacation} name="comment" rows={2} />
      </div>
    </FormDialog>
  )
}

/** Asks for other dates of an approved vacation: the approved ones stay until it is answered. */
export function MoveRequest({ row, form }: { row: VacationItem; form: OpenForm }) {
  const { label, means } = vacationStates.acts.move
  const me = useMe()
  const create = useAction(CreateVacation, {
    done: ({ responseStatus }) =>
      responseStatus === 'APPROVED' ? 'Fechas cambiadas' : 'Cambio de fechas enviado',
  })
  const answers = row.mayAnswer && row.userId !== me.id
  const initial: FormValues = { ...writtenIn(row), ...(answers ? { approve: true } : {}) }
  const [typed, setTyped] = useState<FormValues>(initial)
  return (
    <FormDialog
      title={label}
      width={width}
      action={create}
      initial={initial}
      more={{ userContractId: row.userContractId, replacesId: row.id }}
      toInput={inputOf(answers)}
      submit={answers ? 'Guardar' : 'Enviar solicitud'}
      onChange={setTyped}
      form={form}
    >
      <div className="mg-fields">
        <p className="soft mg-span">
          {row.fullname}, {spanText(row)}. {means}
        </p>
        <DateFields values={typed} />
        <RequestPreview contractId={row.userContractId} values={typed} exceptId={row.id} />
        <CareFields contractId={row.userContractId} hasPaper={row.hasCarePaper} />
        <Field of={Vacation} name="comment" rows={2} />
        {answers && <AgreedFields />}
      </div>
    </FormDialog>
  )
}

/** The preference of who cares for somebody, and the paper that shows it. */
function CareFields({ contractId, hasPaper = false }: { contractId: string; hasPaper?: boolean }) {
  const isAsked = useValue('care') === true
  return (
    <>
      <Field of={Vacation} name="care" />
      {isAsked && (
        <FilePick
          label="Papel que lo acredita"
          replaces={hasPaper}
          about={{ relatedType: 'vacationCare', relatedId: contractId }}
        />
      )}
    </>
  )
}

/** The days; half of one is offered once it is a single day. */
const DateFields = ({ values: { startDate, endDate } }: { values: FormValues }) => (
  <>
    <Field of={Vacation} name="startDate" autoFocus />
    <Field of={Vacation} name="endDate" {...(isDate(startDate) ? { min: startDate } : {})} />
    {isDate(startDate) && startDate === endDate && <Field of={Vacation} name="half" />}
  </>
)

/** What a request says, as its form takes it. */
const writtenIn = ({ startDate, endDate, half, care, comment, poolOrder }: VacationItem) => ({
  startDate,
  endDate,
  half: half ?? undefined,
  care,
  comment: comment ?? undefined,
  poolOrder: poolOrder ?? undefined,
})

const inputOf = (answers: boolean) => (values: FormValues) => ({
  ...datesOf(values),
  ...(answers ? agreedOf(values) : {}),
})

const datesOf = ({ startDate, endDate, half, care, fileId, comment, ...rest }: FormValues) => ({
  startDate,
  endDate,
  half: startDate === endDate ? (half ?? null) : null,
  care: care === true,
  // A paper that is not replaced stays as it is.
  ...(care === true && fileId ? { careFileId: fileId } : {}),
  comment: comment ?? null,
  poolOrder: rest['poolOrder'] ?? null,
})

const agreedOf = (values: FormValues) => {
  const isHistoric = values['isHistoric'] === true
  return {
    approve: !isHistoric && values['approve'] === true,
    advance: values['advance'] === true,
    isHistoric,
  }
}

const approve = flag('Aprobar al registrar', { help: 'Si no, queda pendiente de respuesta' })
const advance = flag('Anticipar', {
  help: 'Por acuerdo, se dan días que aún no se ganan y el saldo queda en contra',
})

/** What somebody who answers requests decides at once. */
const AgreedFields = () => (
  <>
    <FreeField field={approve} name="approve" />
    <FreeField field={advance} name="advance" />
  </>
)
