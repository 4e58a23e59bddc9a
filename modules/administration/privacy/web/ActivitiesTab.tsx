import { ProcessingActivityCatalogue } from '#generated/catalogues.ts'
import { ExportProcessingRegister } from '#generated/operations/privacy.ts'
import { request } from '#platform/web/api/api.ts'
import { openFile } from '#platform/web/api/files.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import { columns } from '#platform/web/kit/list/columns.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { ProcessingActivity, ProcessingBasis } from '../model/activity.ts'

const shown = [
  ...columns(ProcessingActivity, ['name'], { sort: true }).map((one) => ({ ...one, lead: true })),
  ...columns(
    ProcessingActivity,
    ['purpose', 'basis', 'people', 'data', 'recipients', 'transfers', 'keepsUntil', 'security'],
    { sort: ['basis'], optional: ['people', 'recipients', 'keepsUntil', 'security'] },
  ),
]
const fields = [
  ...(['name', 'purpose', 'basis', 'basisNote', 'people', 'data', 'source'] as const),
  ...(['recipients', 'transfers', 'keepsUntil', 'security', 'automated'] as const),
] as const

/** What the company does with the data of people, and on which basis. */
export default function ActivitiesTab() {
  return (
    <CataloguePage
      of={ProcessingActivity}
      documents={ProcessingActivityCatalogue}
      service="processingActivities"
      noun={{ one: 'actividad', many: 'actividades', feminine: true }}
      title="Registro de actividades de tratamiento"
      columns={shown}
      fields={fields}
      usual={{ automated: false }}
      nameOf={({ name }) => name}
      filters={[{ name: 'basis', label: 'Base legal', options: ProcessingBasis.options }]}
      sort={{ field: 'name', descending: false }}
      empty="Anote para qué usa la empresa los datos de las personas, y con qué base."
      embedded
      above={
        <>
          <p className="soft">
            Cada persona lo lee en «Mis datos». El archivo agrega lo que el sistema declara de cada
            registro con datos de personas: qué guarda, por qué, hasta cuándo y quién lo lee.
          </p>
          <p>
            <ActionButton
              onClick={async () =>
                openFile((await request(ExportProcessingRegister)).exportProcessingRegister)
              }
            >
              Descargar el registro
            </ActionButton>
          </p>
        </>
      }
    />
  )
}
