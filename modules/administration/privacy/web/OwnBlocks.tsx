import { Button } from 'antd'
import { LiftPrivacyBlock, PrivacyBlocks } from '#generated/operations/privacy.ts'
import { BlockScope, scopeCloses } from '#modules/people/sight/model/blocks.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { LiftedBlock } from '../model/request.ts'

/** What is or was blocked of one's own data, with its lifting; nothing shows nothing. */
export function OwnBlocks() {
  const { data } = useDetail(PrivacyBlocks, { input: {} })
  const form = useOpenForm('levantar bloqueo')
  const lift = useAction(LiftPrivacyBlock, { done: 'Bloqueo levantado' })
  const blocks = data?.privacyBlocks ?? []
  const chosen = blocks.find(({ id }) => id === form.key)
  if (blocks.length === 0) return null
  return (
    <Panel
      title="Datos bloqueados"
      text="Nadie más los ve. Sus pagos, cotizaciones y documentos legales siguen como siempre."
    >
      <dl className="mg-facts">
        {blocks.map(({ id, scope, since, until, endedReason }) => (
          <div key={id}>
            <dt>{BlockScope.label(scope)}</dt>
            <dd>
              <div className="soft">{scopeCloses[scope]}</div>
              {until ? (
                <>
                  <StatusTag tone="neutral">Terminado</StatusTag>{' '}
                  {daysOf({ since, until, endedReason })}
                </>
              ) : (
                <>
                  <StatusTag tone="accent">Bloqueado</StatusTag> {`Desde el ${formatDate(since)} `}
                  <Button
                    size="small"
                    aria-label={`Levantar el bloqueo de ${BlockScope.label(scope).toLowerCase()}`}
                    onClick={() => form.open(id)}
                  >
                    Levantar
                  </Button>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {chosen && (
        <FormDialog
          title={`Levantar el bloqueo de ${BlockScope.label(chosen.scope).toLowerCase()}`}
          submit="Levantar"
          lead="Quienes trabajan con su ficha vuelven a ver estos datos."
          action={lift}
          initial={{}}
          more={{ id: chosen.id, version: chosen.version }}
          acts
          form={form}
        >
          <Field of={LiftedBlock} name="reason" required rows={2} autoFocus />
        </FormDialog>
      )}
    </Panel>
  )
}

type Ended = { since: string; until: string; endedReason: string | null }

/** From when until when it was blocked, and why it ended. */
const daysOf = ({ since, until, endedReason }: Ended) =>
  [`Del ${formatDate(since)} al ${formatDate(until)}.`, endedReason].filter(Boolean).join(' ')
