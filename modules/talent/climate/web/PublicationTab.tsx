import { Alert } from 'antd'
import { useState } from 'react'
import { useOutletContext, useParams } from 'react-router'
import type { ClimateCutsPreviewQuery, ClimateSettingsQuery } from '#generated/documents/graphql.ts'
import {
  ClimateCutsPreview,
  ClimateSettings as ReadSettings,
  UpdateClimateSettings,
} from '#generated/operations/climate.ts'
import { flag } from '#platform/model/field.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field, FreeField, SeveralField } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { FormPreview } from '#platform/web/kit/form/FormPreview.tsx'
import { type FormValues, SectionForm } from '#platform/web/kit/form/SectionForm.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DataTable } from '#platform/web/kit/list/DataTable.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { ClimateFamily, cutLabel } from '../model/families.ts'
import { ClimateSettings, pairsOf } from '../model/settings.ts'

type Settings = ClimateSettingsQuery['climateSettings']
type Cut = ClimateCutsPreviewQuery['climateCutsPreview']['cuts'][number]

/** What the results of a confidential survey are cut by; said before it is active, and fixed. */
export default function PublicationTab() {
  const { id = '' } = useParams()
  const { privacy } = useOutletContext<{ privacy: string }>()
  const isConfidential = privacy === 'CONFIDENTIAL'
  const asked = isConfidential ? { input: { surveyId: id } } : null
  const { data, error, reload } = useDetail(ReadSettings, asked)
  if (!isConfidential) {
    return (
      <EmptyState title="Nada que fijar">
        Los resultados de una encuesta con nombre no se agrupan al cerrar. Hágala confidencial en
        Ajustes para publicarlos por grupos.
      </EmptyState>
    )
  }
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  return <SettingsForm settings={data.climateSettings} />
}

const cross = (pair: readonly ClimateFamily[]) => `cross ${pair.toSorted().join(' ')}`

function initialOf({ families, crossings, openToEveryone }: Settings): FormValues {
  return {
    openToEveryone,
    families: families.map(({ family }) => family),
    ...Object.fromEntries(crossings.map(({ one, other }) => [cross([one, other]), true])),
  }
}

/** The families that a form says, in the order of the catalogue. */
const familiesIn = ({ families }: FormValues): readonly ClimateFamily[] =>
  ClimateFamily.values.filter((code) => Array.isArray(families) && families.includes(code))

function cutsIn(values: FormValues) {
  const families = familiesIn(values)
  const crossings = pairsOf(families).filter((pair) => values[cross(pair)] === true)
  return {
    families: families.map((family) => ({ family })),
    crossings: crossings.map(([one, other]) => ({ one, other })),
  }
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { surveyId, version, fixed, minGroup, minComments } = settings
  const initial = initialOf(settings)
  const [typed, setTyped] = useState<FormValues>(initial)
  const update = useAction(UpdateClimateSettings, { done: 'Publicación guardada' })
  return (
    <>
      <p className="soft">
        {fixed ?? 'Se fija al activar: después nadie puede pedir otros grupos.'} Se muestran grupos
        de {minGroup} respuestas o más, y comentarios desde {minComments} por pregunta; ambos
        mínimos están en Ajustes.
      </p>
      <SectionForm
        action={update}
        stays
        disabled={fixed !== null}
        more={{ surveyId, version }}
        initial={initial}
        onChange={setTyped}
        toInput={(values) => ({
          ...cutsIn(values),
          openToEveryone: values['openToEveryone'] === true,
        })}
      >
        <Section title="Grupos">
          <SeveralField
            name="families"
            label="Se agrupa por"
            help="Hasta cinco; el orden no importa"
            options={ClimateFamily.options}
            wide
          />
          <Crossings />
        </Section>
        <Section title="Quién los lee">
          <Field of={ClimateSettings} name="openToEveryone" />
        </Section>
      </SectionForm>
      <FormPreview of={ClimateCutsPreview} variables={{ input: { surveyId, ...cutsIn(typed) } }}>
        {({ climateCutsPreview }) => <Made {...climateCutsPreview} />}
      </FormPreview>
    </>
  )
}

/** Which of the chosen families cross. */
function Crossings() {
  const families = familiesIn({ families: useValue('families') })
  return pairsOf(families).map((pair) => (
    <FreeField
      key={cross(pair)}
      name={cross(pair)}
      field={flag(`Cruzar ${cutLabel(pair.join('×'))}`)}
    />
  ))
}

const columns: readonly Column<Cut>[] = [
  { key: 'label', title: 'Corte', lead: true, text: ({ label }) => label },
  { key: 'groups', title: 'Grupos', align: 'end', text: ({ groups }) => groups },
  {
    key: 'hidden',
    title: 'Con menos invitados que el mínimo',
    align: 'end',
    text: ({ hidden }) => hidden,
  },
]

function Made({ words, isPossible, cuts }: ClimateCutsPreviewQuery['climateCutsPreview']) {
  return (
    <Panel title="Los grupos que resultan" text="Con las personas invitadas hasta ahora">
      <Alert type={isPossible ? 'info' : 'warning'} showIcon title={words} />
      {cuts.length > 0 && (
        <DataTable
          caption="Los grupos que resultan"
          rows={cuts}
          columns={[...columns]}
          rowKey={({ label }) => label}
        />
      )}
    </Panel>
  )
}
