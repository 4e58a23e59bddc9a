import { useOutletContext } from 'react-router'
import { LaborProtectionCatalogue } from '#generated/catalogues.ts'
import type { LaborProtectionsQuery } from '#generated/documents/graphql.ts'
import { OpenProtectionPaper } from '#generated/operations/protections.ts'
import type { Person } from '#modules/people/people/web/index.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { openFile } from '#platform/web/api/files.ts'
import { formatDate } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { NoAccess } from '#platform/web/kit/page/NoAccess.tsx'
import { newestFirst, ShortCatalogue } from '#platform/web/kit/list/ShortCatalogue.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { validityColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import {
  protectionFields,
  ProtectionKind,
  protectionStateOn,
  protectionStates,
} from '../model/protection.ts'
import { ProtectionFields } from './ProtectionFields.tsx'

type Protection = LaborProtectionsQuery['laborProtections'][number]

const columns: readonly Column<Protection>[] = [
  {
    key: 'kind',
    title: 'Fuero',
    lead: true,
    text: ({ kind }) => ProtectionKind.label(kind),
  },
  validityColumn,
  stateColumn('state', protectionStates, (row) => protectionStateOn(row, today())),
  {
    key: 'court',
    title: 'Autorización judicial',
    text: ({ courtCase }) => courtCase,
    render: ({ courtDate, courtCase }) =>
      courtDate ? (
        <TextWithHint
          words={courtCase}
          hint={<span className="tabular">{formatDate(courtDate)}</span>}
        />
      ) : (
        <Nothing />
      ),
  },
]

/** «Fueros» of the ficha: what protects a person against the end of their contract. */
export default function PersonTab() {
  const { person, isOwn } = useOutletContext<{ person: Person; isOwn: boolean }>()
  const can = useCan()
  const open = useAction(OpenProtectionPaper, { after: openFile, quiet: true, keepCache: true })
  // Of others they are read by those who keep them.
  const reads = person.canSeePay && (isOwn || can('laborProtections.create'))
  if (!reads) return <NoAccess />
  const paper = (id: string, ofCourt: boolean, label: string) => ({
    label,
    onClick: () => open.run({ input: { id, ofCourt } }),
  })
  return (
    <ShortCatalogue
      documents={LaborProtectionCatalogue}
      right="laborProtections"
      noun={{ one: 'fuero', many: 'fueros', added: true }}
      under={{ userId: person.id }}
      title="Fueros"
      empty={
        'Agregue el fuero sindical, maternal u otro que la protege: mientras dura, su contrato ' +
        'no termina sin autorización judicial (Código del Trabajo, art. 174).'
      }
      columns={columns}
      order={newestFirst}
      nameOf={({ kind, startDate }) => `${ProtectionKind.label(kind)} ${formatDate(startDate)}`}
      acts={({ id, fileId, courtFileId }) => [
        ...(fileId ? [paper(id, false, 'Ver documento')] : []),
        ...(courtFileId ? [paper(id, true, 'Ver sentencia')] : []),
      ]}
      removing="El fuero sale de la ficha y deja de proteger. Queda en la auditoría."
      fields={protectionFields}
    >
      {(row) => <ProtectionFields userId={person.id} {...(row ? { row } : {})} />}
    </ShortCatalogue>
  )
}
