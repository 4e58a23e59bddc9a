import { ArrowRightOutlined } from '@ant-design/icons'
import { Alert } from 'antd'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { counted } from '#chile/counts.ts'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { entityLabel, fieldLabel, inOrder, valueText } from './vocabulary.ts'
import type { Entry } from './types.ts'

type Props = { entry: Entry | undefined; onClose: () => void }

/** One event: who, when, and each field as it was and as it is. */
export const ChangesDrawer = ({ entry, onClose }: Props) => (
  <SidePanel
    open={entry !== undefined}
    onClose={onClose}
    width={640}
    title={entry && `${entityLabel(entry.entity)}: ${entry.action.toLowerCase()}`}
  >
    {entry && <Content entry={entry} />}
  </SidePanel>
)

function Content({ entry }: { entry: Entry }) {
  const can = useCan()
  const { subject, personId } = entry
  return (
    <article className="au-entry">
      <dl className="mg-facts">
        {subject && (
          <Fact label="De quién o de qué">
            {personId && can('users.read') ? (
              <Link to={pathTo('ficha/:id', { id: personId })}>{subject}</Link>
            ) : (
              subject
            )}
          </Fact>
        )}
        <Fact label="Autor">
          {entry.author}
          {entry.acting && <span className="soft"> como la empresa</span>}
          {entry.key && <span className="soft"> con la clave «{entry.key}»</span>}
        </Fact>
        <Fact label="Fecha">{formatMoment(entry.at)}</Fact>
        <Fact label="Número">{entry.seq}</Fact>
      </dl>
      {entry.parts.map((part, index) => (
        <Part key={index} part={part} isOnly={entry.parts.length === 1} />
      ))}
      {entry.more > 0 && (
        <p className="soft">Y {counted(entry.more, 'registro')} más del mismo cambio.</p>
      )}
      {entry.withheld && (
        <Alert
          type="info"
          showIcon
          title="Hay datos reservados"
          description="Los ve quien puede ver esos datos de esa persona en su propia pantalla."
        />
      )}
    </article>
  )
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

type PartProps = { part: Entry['parts'][number]; isOnly: boolean }

/** What changed in one table; the only one is what the drawer is called. */
function Part({ part, isOnly }: PartProps) {
  const { entity, action, changes, withheld } = part
  if (changes.length === 0 && withheld) return null
  return (
    <section className="au-part">
      {!isOnly && (
        <h3>
          {entityLabel(entity)}: {action.toLowerCase()}
        </h3>
      )}
      <Changes part={part} />
    </section>
  )
}

function Changes({ part: { entity, changes, action } }: Pick<PartProps, 'part'>) {
  if (changes.length === 0) return <p className="soft">Este registro no cambió ningún dato.</p>
  // Of what is new or gone only one side exists: it needs no arrows.
  const oneSided = action !== 'Modificado'
  return (
    <ul className="au-changes" aria-label="Cambios">
      {inOrder(entity, changes).map(({ field, before, after }) => (
        <li key={field}>
          <span className="au-field">{fieldLabel(entity, field)}</span>
          {oneSided || field === 'valid' ? (
            <span>{valueText(entity, field, after ?? before)}</span>
          ) : (
            <span className="au-pair">
              <del>{valueText(entity, field, before) || <Nothing words="Nada" />}</del>
              <ArrowRightOutlined aria-label="ahora" />
              <ins>{valueText(entity, field, after) || <Nothing words="Nada" />}</ins>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
