import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { InvitableUsersQuery } from '#generated/documents/graphql.ts'
import { InvitableUsers, InviteUsers } from '#generated/operations/people.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Tick } from '#platform/web/kit/form/Toggle.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import './people.css'

type Someone = InvitableUsersQuery['invitableUsers'][number]

/** Who has no way in yet: a mail to each of those chosen; the others are named with the reason. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { data, error, reload } = useDetail(InvitableUsers)
  const people = data?.invitableUsers
  return (
    <Dialog title="Invitar al sistema" onCancel={onClose} width={640}>
      {error && <LoadProblem error={error} retry={reload} />}
      {!error && !people && <PageSkeleton header={false} />}
      {people?.length === 0 && (
        <EmptyState title="Todas las personas ya tienen acceso">
          Aquí aparece quien está en la empresa y aún no puede ingresar.
        </EmptyState>
      )}
      {people && people.length > 0 && <Chooser people={people} onClose={onClose} />}
    </Dialog>
  )
}

type ChooserProps = { people: readonly Someone[]; onClose: () => void }

function Chooser({ people, onClose }: ChooserProps) {
  const open = people.filter(({ whyNot }) => whyNot === null)
  const closed = people.filter(({ whyNot }) => whyNot !== null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const invite = useAction(InviteUsers, {
    done: ({ invited }) =>
      invited === 1 ? 'Se invitó a 1 persona' : `Se invitó a ${invited} personas`,
    after: onClose,
  })
  const chosen = open.filter(({ id }) => !left.has(id))
  const turn = (id: string, on: boolean) =>
    setLeft(new Set(on ? [...left].filter((one) => one !== id) : [...left, id]))
  const send = () => invite.run({ input: { rows: chosen.map(({ id }) => ({ userId: id })) } })
  return (
    <>
      <p className="soft">
        Cada persona recibe un correo con su usuario y un enlace para elegir su contraseña. Nadie
        más la conocerá.
      </p>
      {open.length > 1 && (
        <Tick
          checked={chosen.length === open.length}
          onChange={(all) => setLeft(new Set(all ? [] : open.map(({ id }) => id)))}
        >
          Todas las que se pueden invitar ({open.length})
        </Tick>
      )}
      <ul className="pe-invited" aria-label="Personas sin acceso">
        {[...open, ...closed].map((one) => (
          <li key={one.id}>
            <Tick
              checked={one.whyNot === null && !left.has(one.id)}
              disabled={one.whyNot !== null}
              onChange={(on) => turn(one.id, on)}
            >
              <TextWithHint words={one.fullname} hint={wordsOf(one)} />
            </Tick>
          </li>
        ))}
      </ul>
      {open.length === 0 && (
        <Alert type="info" showIcon title="Nadie de la lista puede ser invitado ahora." />
      )}
      <div className="mg-form-buttons">
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          type="primary"
          loading={invite.busy}
          disabled={chosen.length === 0}
          onClick={() => void send()}
        >
          {chosen.length === 1 ? 'Invitar a 1 persona' : `Invitar a ${chosen.length} personas`}
        </Button>
      </div>
    </>
  )
}

const wordsOf = ({ email, invited, whyNot }: Someone): string =>
  whyNot ?? [email, invited && 'ya invitada antes'].filter(Boolean).join(', ')
