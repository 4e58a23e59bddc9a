import { ErasableRequests, ProposeErasure } from '#generated/operations/erasure.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useSideList } from '#platform/web/list/useList.ts'
import { formatMoment, formatName } from '#platform/web/look/format.ts'
import { Plan } from './Plan.tsx'

/** What was granted and waits for somebody to propose what goes. */
export function Waiting() {
  const list = useSideList(ErasableRequests, { sort: { field: 'answeredAt', descending: false } })
  const propose = useAction(ProposeErasure, { done: 'Supresión propuesta' })
  return (
    <>
      <p className="soft">
        Lo que una solicitud concede se propone aquí, y lo aprueba otra persona. Lo que una norma
        obliga a conservar queda, y la persona recibe por correo qué es, por qué y hasta cuándo.
      </p>
      {list.rows.length > 0 && (
        <ul aria-label="Solicitudes concedidas">
          {list.rows.map(({ id, fullname, detail, answeredAt }) => (
            <li key={id}>
              <span>
                {`${formatName(fullname)}: concedida el ${formatMoment(answeredAt)}`}
                {detail && `, «${detail}»`}
              </span>
              <ActionButton
                size="small"
                permission="privacyRequests.update"
                confirm={{
                  title: `Proponer la supresión de ${formatName(fullname)}`,
                  text: <Plan requestId={id} />,
                }}
                onClick={() => propose.run({ input: { id } })}
              >
                Proponer supresión
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
