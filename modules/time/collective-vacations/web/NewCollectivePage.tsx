import { useState } from 'react'
import type { CollectiveGroupsQuery } from '#generated/documents/graphql.ts'
import {
  CollectiveGroups,
  CollectivePreview,
  CreateCollectiveVacation,
} from '#generated/operations/collective-vacations.ts'
import { counted } from '#chile/counts.ts'
import { isDate } from '#chile/dates.ts'
import { text } from '#platform/model/field.ts'
import { Field, FieldList, FreeField } from '#platform/web/kit/Field.tsx'
import { FormPreview } from '#platform/web/kit/FormPreview.tsx'
import { FormPage, Section } from '#platform/web/kit/FormPage.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import type { FormValues } from '#platform/web/kit/SectionForm.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { VacationCollective } from '../model/collective.ts'
import { CollectivePeopleTable } from './CollectivePeopleTable.tsx'

const list = `${pathTo('vacaciones')}/colectivas`
const WHOLE = 'todos'

type Group = CollectiveGroupsQuery['collectiveGroups'][number]

const keyOf = ({ area, costCenterId }: Group) =>
  area ? `area ${area}` : costCenterId ? `centro ${costCenterId}` : WHOLE

/** Gives vacations at once to a group, with what each of its people takes shown before. */
export default function NewCollectivePage() {
  const create = useAction(CreateCollectiveVacation, {
    done: 'El feriado colectivo se otorga',
    after: list,
  })
  const [typed, setTyped] = useState<FormValues>({ group: WHOLE })
  return (
    <>
      <FormPage
        title="Nuevo feriado colectivo"
        action={create}
        initial={{ group: WHOLE }}
        toInput={inputOf}
        onChange={setTyped}
        cancel={list}
        submit="Otorgar a todos"
        draft="collective-new"
      >
        <Section
          title="A quiénes y cuándo"
          text={
            'El empleador puede dar el feriado a toda la empresa o a una sección, por 15 días ' +
            'hábiles o más; a quien no alcance a ganarlos se le anticipan (art. 76).'
          }
        >
          <Field of={VacationCollective} name="businessId" autoFocus />
          <GroupField businessId={typed['businessId']} />
          <FieldList of={VacationCollective} names={['startDate', 'endDate']} />
        </Section>
      </FormPage>
      <Preview values={typed} />
    </>
  )
}

function GroupField({ businessId }: { businessId: unknown }) {
  const known = typeof businessId === 'string' && businessId !== ''
  const { data, loading } = useDetail(
    CollectiveGroups,
    { input: { businessId: known ? businessId : '' } },
    { enabled: known },
  )
  const options = (data?.collectiveGroups ?? []).map((group) => ({
    value: keyOf(group),
    label: `${group.name} (${counted(group.people, 'persona', 'personas')})`,
  }))
  return (
    <FreeField
      field={text('A quiénes')}
      name="group"
      options={known ? options : [{ value: WHOLE, label: 'Toda la razón social' }]}
      loading={known && loading}
    />
  )
}

/** What the API is asked: an area, a centre, or the whole razón social. */
function inputOf({ businessId, startDate, endDate, group }: FormValues) {
  const [kind, ...rest] = typeof group === 'string' ? group.split(' ') : []
  const key = rest.join(' ')
  return {
    businessId,
    startDate,
    endDate,
    area: kind === 'area' ? key : null,
    costCenterId: kind === 'centro' ? key : null,
  }
}

function Preview({ values }: { values: FormValues }) {
  const { businessId, startDate, endDate, area, costCenterId } = inputOf(values)
  const input =
    typeof businessId === 'string' && isDate(startDate) && isDate(endDate)
      ? { businessId, startDate, endDate, area, costCenterId }
      : null
  return (
    <FormPreview of={CollectivePreview} variables={input && { input }}>
      {({ collectivePreview: { workingDays, given, left, inAdvance } }) => (
        <Panel
          title={`${counted(given, 'persona recibe', 'personas reciben')} sus días`}
          text={[
            `${workingDays} días hábiles`,
            `${inAdvance} con días anticipados`,
            `${left} sin ellos por otra razón`,
          ].join(' · ')}
        >
          {input && <CollectivePeopleTable asked={input} />}
        </Panel>
      )}
    </FormPreview>
  )
}
