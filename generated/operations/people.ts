import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AddToBusiness = graphql(`mutation AddToBusiness($input: AddToBusinessInput!) { addToBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const CreateLogin = graphql(`mutation CreateLogin($input: CreateLoginInput!) { createLogin(input: $input) { status message error { kind message field traceId } data { codeUntil invitedTo oneTimeCode username } } }`)
export const CreatePaymentMethod = graphql(`mutation CreatePaymentMethod($input: CreatePaymentMethodInput!) { createPaymentMethod(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const CreateUser = graphql(`mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { status message error { kind message field traceId } data { codeUntil fullname id invitedTo oneTimeCode username } } }`)
export const DeletePaymentMethod = graphql(`mutation DeletePaymentMethod($input: ByIdPaymentMethod!) { deletePaymentMethod(input: $input) { status message error { kind message field traceId } data } }`)
export const DeleteUser = graphql(`mutation DeleteUser($input: ByIdUser!) { deleteUser(input: $input) { status message error { kind message field traceId } data } }`)
export const DeleteUserBusiness = graphql(`mutation DeleteUserBusiness($input: ByIdUserBusiness!) { deleteUserBusiness(input: $input) { status message error { kind message field traceId } data } }`)
export const InvitableUsers = graphql(`query InvitableUsers { invitableUsers { email fullname id invited whyNot } }`)
export const InviteUsers = graphql(`mutation InviteUsers($input: InviteUsersInput!) { inviteUsers(input: $input) { status message error { kind message field traceId } data { invited } } }`)
export const PaymentMethods = graphql(`query PaymentMethods($input: PaymentMethodsInput!) { paymentMethods(input: $input) { accountNumber accountType bankCode id isCurrent kind userId version } }`)
export const UpdatePaymentMethod = graphql(`mutation UpdatePaymentMethod($input: UpdatePaymentMethodInput!) { updatePaymentMethod(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateUser = graphql(`mutation UpdateUser($input: UpdateUserInput!) { updateUser(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateUserBusiness = graphql(`mutation UpdateUserBusiness($input: UpdateUserBusinessInput!) { updateUserBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateUserStatus = graphql(`mutation UpdateUserStatus($input: UpdateUserStatusInput!) { updateUserStatus(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UserHistory = graphql(`query UserHistory($input: UserHistoryInput!) { userHistory(input: $input) { changes { after attribute author before from key label reason recordedAt } periods { author changes from key recordedAt supersededAt until } } }`)
