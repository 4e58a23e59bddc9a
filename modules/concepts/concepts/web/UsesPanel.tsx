import type { Permission } from '#access/services.ts'
import type { ConceptUsesQuery } from '#generated/documents/graphql.ts'
import { ConceptUses } from '#generated/operations/concepts.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { ConceptKind } from '#modules/concepts/concept-library/model/uses.ts'
import './concepts.css'

type Use = ConceptUsesQuery['conceptUses'][number]
type Props = { kind: ConceptKind; code: string; people?: number | null }

/** Each kind of use under its own heading, in the order in which they matter to who changes it. */
const groups = [
  { kind: 'item', title: 'Ítems de la empresa' },
  { kind: 'formula', title: 'Fórmulas de la empresa' },
  { kind: 'cap', title: 'Topes de ítems' },
  { kind: 'law', title: 'Conceptos de la ley' },
  { kind: 'report', title: 'Reportes' },
] as const

/** «Dónde se usa»: what names it, each with its page, and how many people have it. */
export function UsesPanel({ kind, code, people }: Props) {
  const { data } = useDetail(ConceptUses, { input: { kind, code } })
  const uses = data?.conceptUses ?? []
  return (
    <Panel title="Dónde se usa">
      {typeof people === 'number' && <p>{peopleText(people)}</p>}
      {data && uses.length === 0 && (
        <p className="soft">Ningún ítem, fórmula, concepto de la ley ni reporte lo nombra.</p>
      )}
      <div className="con-uses">
        {groups.map((group) => {
          const found = uses.filter((use) => use.kind === group.kind)
          return found.length === 0 ? null : (
            <section key={group.kind}>
              <h3>{group.title}</h3>
              <ul>
                {found.map((use) => (
                  <li key={use.code}>
                    <Named use={use} />{' '}
                    {use.kind !== 'report' && <code className="soft">{use.code}</code>}
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Panel>
  )
}

/**
 * The name of a user of the concept, visible to every reader; it links to its page for people who
 * may read that page.
 */
function Named({ use }: { use: Use }) {
  const opens = useCan()(permissionOf(use))
  return opens ? <Link to={pageOf(use)}>{use.title}</Link> : use.title
}

function permissionOf({ kind }: Use): Permission {
  if (kind === 'report') return 'payrollReports.read'
  return kind === 'formula' || kind === 'law' ? 'formulas.read' : 'items.read'
}

function pageOf({ kind, code }: Use): string {
  if (kind === 'report') return `${pathTo('processSummary/reportes')}?reporte=${code}`
  const page = kind === 'formula' || kind === 'law' ? 'formula' : 'item'
  return pathTo(`maintenance-payroll/${page}/:code`, { code })
}

const peopleText = (people: number) =>
  people === 0
    ? 'Nadie lo tiene en el mes.'
    : people === 1
      ? 'Una persona lo tiene en el mes.'
      : `${people} personas lo tienen en el mes.`
