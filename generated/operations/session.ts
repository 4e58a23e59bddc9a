import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ChangePassword = graphql(`mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { status message error { kind message field traceId } data } }`)
export const Logout = graphql(`mutation Logout { logout { status message error { kind message field traceId } data } }`)
export const PasswordLink = graphql(`query PasswordLink($input: PasswordLinkInput!) { passwordLink(input: $input) { company kind open username } }`)
export const ProveIdentity = graphql(`mutation ProveIdentity($input: ProveIdentityInput) { proveIdentity(input: $input) { status message error { kind message field traceId } data { second { challenge passkey recoveryCodes totp } } } }`)
export const ProveSecond = graphql(`mutation ProveSecond($input: ProveSecondInput!) { proveSecond(input: $input) { status message error { kind message field traceId } data } }`)
export const RecoverPassword = graphql(`mutation RecoverPassword($input: RecoverPasswordInput!) { recoverPassword(input: $input) { status message error { kind message field traceId } data } }`)
export const SignIn = graphql(`mutation SignIn($input: SignInInput) { signIn(input: $input) { status message error { kind message field traceId } data { token browser second { totp passkey recoveryCodes challenge } } } }`)
export const SignInSecond = graphql(`mutation SignInSecond($input: SignInSecondInput!) { signInSecond(input: $input) { status message error { kind message field traceId } data { browser token } } }`)
export const SimulateCompany = graphql(`mutation SimulateCompany($input: SimulateCompanyInput) { simulateCompany(input: $input) { status message error { kind message field traceId } data } }`)
export const UpdateLogin = graphql(`mutation UpdateLogin($input: UpdateLoginInput!) { updateLogin(input: $input) { status message error { kind message field traceId } data { email username } } }`)
export const UpdatePassword = graphql(`mutation UpdatePassword($input: UpdatePasswordInput!) { updatePassword(input: $input) { status message error { kind message field traceId } data } }`)
export const UpdateUiConfig = graphql(`mutation UpdateUiConfig($input: UpdateUiConfigInput!) { updateUiConfig(input: $input) { status message error { kind message field traceId } data } }`)
export const VouchForLogin = graphql(`mutation VouchForLogin($input: VouchForLoginInput!) { vouchForLogin(input: $input) { status message error { kind message field traceId } data } }`)
