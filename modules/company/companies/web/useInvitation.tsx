import { useState } from 'react'
import { InviteCompanyAdmins } from '#generated/operations/companies.ts'
import { type Access, GivenAccess } from '#modules/company/accounts/web/index.ts'
import { useAction } from '#platform/web/api/useAction.ts'

/**
 * Invites again the administrators of a company who never came in. Where no mail can be sent, their
 * codes are shown, once.
 */
export function useInvitation() {
  const [codes, setCodes] = useState<readonly Access[]>([])
  const invite = useAction(InviteCompanyAdmins, {
    done: (made) => (made.codes.length > 0 ? 'Código listo' : resent(made.invited)),
    after: (made) => setCodes(made.codes),
  })
  return {
    invite: (id: string) => invite.run({ input: { id } }),
    shown: codes.length > 0 && <GivenAccess access={codes} onClose={() => setCodes([])} />,
  }
}

const resent = (invited: number): string =>
  invited === 1 ? 'Se reenvió 1 invitación' : `Se reenviaron ${invited} invitaciones`
