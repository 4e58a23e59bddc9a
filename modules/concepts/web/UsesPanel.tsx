import { Link } from 'react-router'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import type { ConceptKind } from '#modules/concept-library/model/uses.ts'
import { Uses } from './history-documents.ts'

type Props = { kind: ConceptKind; code: string; people?: number | null }

/** «Dónde se usa»: what names it, and how many people have it. */
export function UsesPanel({ kind, code, people }: Props) {
  const { data } = useDetail(Uses, { input: { kind, code } })
  const uses = data?.conceptUses ?? []
  return (
    <Panel title="Dónde se usa">
      {people !== undefined && <p>{peopleText(people ?? 0)}</p>}
      {data && uses.length === 0 && (
        <p className="soft">Ningún otro ítem ni fórmula de la empresa lo nombra.</p>
      )}
      {uses.length > 0 && (
        <ul>
          {uses.map((use) => (
            <li key={`${use.kind} ${use.code}`}>
              <Link to={pathTo(`maintenance-payroll/${use.kind}/:code`, { code: use.code })}>
                {use.title}
              </Link>{' '}
              <code className="soft">{use.code}</code>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const peopleText = (people: number) =>
  people === 0
    ? 'Nadie lo tiene en el mes.'
    : people === 1
      ? 'Una persona lo tiene en el mes.'
      : `${people} personas lo tienen en el mes.`
