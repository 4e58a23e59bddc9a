import type { PreviewDocumentBatchQuery } from '#generated/documents/graphql.ts'
import { counted } from '#chile/counts.ts'
import { OutcomePanel } from '#platform/web/kit/mass/ActPreview.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'

type Props = { outcome: PreviewDocumentBatchQuery['previewDocumentBatch'] }

/** How many get a document, and what the others lack, each with a link to where it is mended. */
export function BatchOutcome({ outcome: { people, ready, reserved, lacks, lackers } }: Props) {
  return (
    <OutcomePanel
      outcome={{
        title: 'Qué se genera',
        text: [
          counted(ready, 'documento'),
          `de ${counted(people, 'persona')} con contrato vigente`,
          ...(reserved ? ['con datos reservados'] : []),
        ],
        warnings: lacks.map((lack) => `Falta «${lack.label}» en ${counted(lack.people, 'ficha')}`),
      }}
    >
      {lackers.length > 0 && (
        <ul className="mg-block">
          {lackers.map(({ userId, fullname, missing }) => (
            <li key={userId}>
              <Link to={pathTo('ficha/:id', { id: userId })}>{formatName(fullname)}</Link>:{' '}
              {missing}
            </li>
          ))}
        </ul>
      )}
    </OutcomePanel>
  )
}
