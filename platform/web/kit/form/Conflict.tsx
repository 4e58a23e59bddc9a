import { Alert, Button, Radio } from 'antd'
import { useEffect, useRef } from 'react'
import type { FormPart } from './form-context.ts'
import type { Decision } from './useDraftedForm.ts'
import { Nothing } from '../text/values.tsx'

/** What is known before the form was sent: that what is stored became something else. */
const UNNAMED = 'Otra persona guardó cambios mientras usted escribía'

/** How often the answer was asked for, and who saved the other version, once that is known. */
export type Asked = { times: number; said?: string | undefined }

type Props = {
  decisions: readonly Decision[]
  decide: (name: string, which: 'mine' | 'theirs') => void
  parts: ReadonlyMap<string, FormPart>
  asked: Asked
}

/**
 * Two people changed the same. Both versions stand side by side, field by field, and what is chosen
 * is what the form shows and saves.
 */
export function Conflict({ decisions, decide, parts, asked }: Props) {
  const box = useRef<HTMLElement>(null)
  const count = decisions.length
  useEffect(() => {
    if (count === 0) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [count, asked.times])
  if (count === 0) return null
  const left = decisions.filter(({ keep }) => !keep).length
  const all = (which: 'mine' | 'theirs') => decisions.forEach(({ name }) => decide(name, which))
  return (
    <section ref={box} className="mg-conflict" tabIndex={-1} aria-labelledby="mg-conflict-title">
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={<span id="mg-conflict-title">{asked.said ?? UNNAMED}</span>}
        description={
          left > 0
            ? 'Elija con qué versión se queda cada dato. Después guarde.'
            : 'Ya eligió. Revise y guarde.'
        }
      />
      <ul>
        {decisions.map((one) => (
          <li key={one.name}>
            <Versions decision={one} decide={decide} part={parts.get(one.name)} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="mg-conflict-all">
          <Button size="small" onClick={() => all('mine')}>
            Todo lo mío
          </Button>
          <Button size="small" onClick={() => all('theirs')}>
            Todo lo guardado
          </Button>
        </div>
      )}
    </section>
  )
}

type VersionProps = Pick<Props, 'decide'> & { decision: Decision; part: FormPart | undefined }

function Versions({ decision, decide, part }: VersionProps) {
  const { name, mine, theirs, keep } = decision
  const words = (value: unknown) => part?.words(value) ?? wordsOf(value)
  const label = part?.label ?? name
  return (
    <fieldset>
      <legend>{label}</legend>
      <Radio.Group
        value={keep ?? null}
        onChange={({ target }) => decide(name, target.value === 'mine' ? 'mine' : 'theirs')}
      >
        <Radio value="mine">
          <span className="soft">Lo que usted escribió</span>
          <span className="mg-version">{words(mine)}</span>
        </Radio>
        <Radio value="theirs">
          <span className="soft">Lo que está guardado</span>
          <span className="mg-version">{words(theirs)}</span>
        </Radio>
      </Radio.Group>
    </fieldset>
  )
}

/** For what no field of the kit describes. */
const wordsOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : <Nothing />
