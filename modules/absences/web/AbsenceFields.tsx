import { Form, Switch } from 'antd'
import { Field } from '#platform/web/kit/Field.tsx'
import type { FormValues } from '#platform/web/kit/SectionForm.tsx'
import { useCan, useMe } from '#platform/web/me.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { Absence } from '../model/absence.ts'
import { AbsenceSubtype, subtypesOf } from '../model/catalogs.ts'
import { ContractsToMiss } from './documents.ts'
import { Paper } from './Paper.tsx'
import './absences.css'

type Props = { values: FormValues; chooses?: boolean; answers: boolean }

/** The fields of an absence: only those that its type has. */
export function AbsenceFields({ values, chooses = false, answers }: Props) {
  const type = String(values['type'] ?? 'LICENSE')
  const kinds = Object.entries(subtypesOf).find(([known]) => known === type)?.[1] ?? []
  const isLeave = type === 'LICENSE'
  return (
    <div className="mg-fields">
      {chooses && <Who />}
      <Field of={Absence} name="type" />
      {kinds.length > 1 && (
        <Field
          of={Absence}
          name="subtype"
          options={kinds.map((value) => ({ value, label: AbsenceSubtype.label(value) }))}
        />
      )}
      <Field of={Absence} name="startDate" />
      <Field
        of={Absence}
        name="endDate"
        {...(typeof values['startDate'] === 'string' ? { min: values['startDate'] } : {})}
      />
      {isLeave ? <LeaveFields answers={answers} /> : <DayFields type={type} />}
      {answers && (
        <>
          <Field of={Absence} name="applicationStartDate" />
          <Field of={Absence} name="applicationEndDate" />
        </>
      )}
      <Field of={Absence} name="comment" rows={2} />
      <Paper contractId={String(values['userContractId'] ?? '')} />
      {chooses && answers && (
        <Form.Item
          name="approve"
          label="Aprobar al registrar"
          valuePropName="checked"
          extra="Si no, queda pendiente y no cuenta en la liquidación"
        >
          <Switch />
        </Form.Item>
      )}
    </div>
  )
}

const LeaveFields = ({ answers }: { answers: boolean }) => (
  <>
    <Field of={Absence} name="licenseNumber" />
    <Field of={Absence} name="contributionDays" />
    {answers && <Field of={Absence} name="previousPay" />}
  </>
)

const DayFields = ({ type }: { type: string }) => (
  <>
    <Field of={Absence} name="pay" />
    <Field of={Absence} name="halfDay" />
    {type === 'NOT_WORKED' && <Field of={Absence} name="ignoreHolidays" />}
  </>
)

/** Whose absence: anybody within reach by name, or one's own contract. */
function Who() {
  const searches = useCan()('contracts.massRead')
  return searches ? <Field of={Absence} name="userContractId" wide autoFocus /> : <OwnContract />
}

function OwnContract() {
  const { id } = useMe()
  const own = useDetail(ContractsToMiss, { input: { userId: id } })
  const options = (own.data?.userContracts ?? [])
    .filter(({ state }) => state !== 'LEFT')
    .map((contract) => ({
      value: contract.id ?? '',
      label: `${contract.jobTitle} · ${contract.businessName}`,
    }))
  return (
    <Field of={Absence} name="userContractId" label="Contrato" wide options={options} autoFocus />
  )
}
