import { ref } from '#platform/model/field.ts'
import { invalid } from '#platform/server/errors.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import {
  type Invitable,
  type Invited,
  invitableUsers,
  inviteUsers,
  mostInvited,
} from './invitations.service.ts'

const InvitableType = objectFrom<Invitable>('InvitableUser', {
  id: of.id('user'),
  fullname: of.text,
  email: of.maybe(of.text),
  invited: of.flag,
  whyNot: of.maybe(of.text),
})

query('invitableUsers', { type: InvitableType, many: true, run: invitableUsers })

mutation('inviteUsers', {
  input: inputFrom('InviteUsersInput', {
    rows: listOf(inputFrom('InvitedUserRow', { userId: ref('user', 'Persona') })),
  }),
  type: objectFrom<Invited>('InvitedUsers', {
    invited: of.int,
    others: of.list(of.object(InvitableType)),
  }),
  run: (context, { rows }) => {
    if (rows.length === 0) throw invalid('rows', 'Elija a quién invitar')
    if (rows.length > mostInvited) throw invalid('rows', `Invite a lo más ${mostInvited} a la vez`)
    return inviteUsers(
      context,
      rows.map(({ userId }) => userId),
    )
  },
})
