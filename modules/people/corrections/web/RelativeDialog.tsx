import { useState } from 'react'
import { RequestFamilyCorrection } from '#generated/operations/corrections.ts'
import { OwnRelatives } from '#generated/operations/parts/corrections.ts'
import { FamilyMember, FamilyRelation } from '#modules/people/family/model/family-member.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { RelativeAct } from '../model/catalogs.ts'
import { DataCorrection } from '../model/correction.ts'

const names = [
  ...(['relation', 'rut', 'firstname', 'paternalLastname', 'maternalLastname'] as const),
  ...(['birthday', 'phone', 'email', 'emergencyContact', 'burden'] as const),
  ...(['burdenFrom', 'burdenUntil', 'studiesUntil'] as const),
]

type Values = Readonly<Record<string, unknown>>

/** Proposes to add, correct or take out somebody of one's own family. */
export function RelativeDialog({ userId, form }: { userId: string; form: OpenForm }) {
  const { data, error, reload } = useDetail(
    OwnRelatives,
    { input: { userId } },
    { needs: 'family.read' },
  )
  const [memberId, setMember] = useState<string | undefined>()
  const [removes, setRemoves] = useState(false)
  const send = useAction(RequestFamilyCorrection, { done: 'Corrección pedida' })
  const family = data?.family ?? []
  const member = family.find(({ id }) => id === memberId)
  const act: RelativeAct = member ? (removes ? 'REMOVE' : 'CHANGE') : 'ADD'
  const people = family.map((one) => ({
    value: one.id,
    label: `${one.firstname} ${one.paternalLastname} (${FamilyRelation.label(one.relation)})`,
  }))
  const held: Values = member ?? { emergencyContact: false, burden: 'NONE' }
  return (
    <FormDialog
      key={`${memberId} ${act}`}
      title="Corregir grupo familiar"
      submit="Pedir la corrección"
      width={720}
      waiting={data ? undefined : <Waiting error={error} reload={reload} />}
      lead={
        <>
          <p className="mg-act soft">
            Su grupo familiar queda como está hasta que otra persona lo apruebe. Los certificados se
            entregan en persona.
          </p>
          {people.length > 0 && (
            <Choice
              optional
              aria-label="De quién"
              placeholder="Alguien que falta"
              options={people}
              value={memberId ?? null}
              onChange={(id) => setMember(id ?? undefined)}
            />
          )}
          {member && (
            <Choice
              aria-label="Qué pide"
              options={RelativeAct.options.filter(({ value }) => value !== 'ADD')}
              value={act}
              onChange={(value) => setRemoves(value === 'REMOVE')}
            />
          )}
        </>
      }
      action={send}
      initial={{ ...held }}
      more={{ act, ...(member ? { memberId: member.id } : {}) }}
      toInput={(values: Values) => ({
        ...(act === 'REMOVE' ? {} : changed(values, member)),
        comment: values['comment'] ?? null,
      })}
      form={form}
    >
      <div className="mg-fields">
        {act !== 'REMOVE' && <RelativeFields />}
        <Field of={DataCorrection} name="comment" wide rows={2} />
      </div>
    </FormDialog>
  )
}

type WaitingProps = {
  error: Parameters<typeof LoadProblem>[0]['error'] | null
  reload: () => void
}

/** Instead of the fields, while the family is on its way or did not come. */
const Waiting = ({ error, reload }: WaitingProps) =>
  error ? <LoadProblem error={error} retry={reload} /> : <PageSkeleton header={false} />

/** What differs from what is known; of somebody new, all that was written. */
const changed = (values: Values, held: Values = {}): Values =>
  Object.fromEntries(
    names
      .filter((name) => name in values && (values[name] ?? null) !== (held[name] ?? null))
      .map((name) => [name, values[name] ?? null]),
  )

/** A burden needs its RUT, its birthday and its first day. */
function RelativeFields() {
  const burden = useValue('burden')
  const isBurden = burden !== undefined && burden !== 'NONE'
  return (
    <>
      <Field of={FamilyMember} name="relation" />
      <Field of={FamilyMember} name="rut" required={isBurden} />
      <FieldList of={FamilyMember} names={['firstname', 'paternalLastname', 'maternalLastname']} />
      <Field of={FamilyMember} name="birthday" required={isBurden} />
      <FieldList of={FamilyMember} names={['phone', 'email', 'emergencyContact', 'burden']} />
      {isBurden && (
        <>
          <Field of={FamilyMember} name="burdenFrom" required />
          <FieldList of={FamilyMember} names={['burdenUntil', 'studiesUntil']} />
        </>
      )}
    </>
  )
}
