import { useOutletContext } from 'react-router'
import { ResidencePermitCatalogue } from '#generated/catalogues.ts'
import type { ResidencePermitsQuery } from '#generated/documents/graphql.ts'
import { OpenResidencePaper } from '#generated/operations/residence.ts'
import type { Person } from '#modules/people/people/web/index.ts'
import { openFile } from '#platform/web/api/files.ts'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { NoAccess } from '#platform/web/kit/page/NoAccess.tsx'
import { newestFirst, ShortCatalogue } from '#platform/web/kit/list/ShortCatalogue.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { validityColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import {
  permitFields,
  permitStateOn,
  permitStates,
  ResidenceKind,
  ResidencePermit,
} from '../model/permit.ts'

type Permit = ResidencePermitsQuery['residencePermits'][number]

const shown: readonly Column<Permit>[] = [
  {
    key: 'kind',
    title: 'Permiso',
    lead: true,
    text: ({ kind }) => ResidenceKind.label(kind),
    render: ({ kind, number }) => (
      <TextWithHint
        words={ResidenceKind.label(kind)}
        hint={<span className="tabular">{number}</span>}
      />
    ),
  },
  validityColumn,
  stateColumn('state', permitStates, (permit) => permitStateOn(permit, today())),
  ...columns(ResidencePermit, ['quotaException']),
]

/** «Residencia» of the ficha: the permits under which somebody of another country works here. */
export default function PersonTab() {
  const { person } = useOutletContext<{ person: Person }>()
  const open = useAction(OpenResidencePaper, { after: openFile, quiet: true, keepCache: true })
  if (!person.canSeePay) return <NoAccess />
  return (
    <ShortCatalogue
      documents={ResidencePermitCatalogue}
      right="residencePermits"
      noun={{ one: 'permiso', many: 'permisos', added: true }}
      under={{ userId: person.id }}
      title="Permisos de residencia"
      empty={
        person.countryOfOrigin === 'CL'
          ? 'Es de nacionalidad chilena: no necesita permiso para trabajar.'
          : 'Agregue el permiso con el que reside y trabaja en Chile (Ley 21.325).'
      }
      columns={shown}
      order={newestFirst}
      nameOf={({ kind, number }) => `${ResidenceKind.label(kind)} ${number}`}
      acts={({ id, fileId }) =>
        fileId ? [{ label: 'Ver documento', onClick: () => open.run({ input: { id } }) }] : []
      }
      removing="El permiso sale de la ficha. Queda en la auditoría."
      fields={permitFields}
    >
      {(row) => <PermitFields userId={person.id} hasPaper={Boolean(row?.fileId)} />}
    </ShortCatalogue>
  )
}

/** Only the definitive residence has no end. */
function PermitFields({ userId, hasPaper }: { userId: string; hasPaper: boolean }) {
  const kind = useValue('kind')
  return (
    <Section>
      <Field of={ResidencePermit} name="kind" wide autoFocus />
      <Field of={ResidencePermit} name="number" wide />
      <Field of={ResidencePermit} name="startDate" />
      <Field of={ResidencePermit} name="endDate" required={kind !== 'DEFINITIVE'} />
      <Field of={ResidencePermit} name="residentSince" />
      <Field of={ResidencePermit} name="quotaException" wide />
      <FilePick
        label="Documento"
        replaces={hasPaper}
        about={{ relatedType: 'residencePermit', relatedId: userId }}
      />
      <Field of={ResidencePermit} name="comment" wide rows={2} />
    </Section>
  )
}
