import { graphql } from '#platform/web/graphql.ts'

export const SignIn = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        token
        browser
        second {
          challenge
          totp
          recoveryCodes
          passkey
        }
      }
    }
  }
`)

export const SignInSecond = graphql(`
  mutation SignInSecond($input: SignInSecondInput!) {
    signInSecond(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        token
        browser
      }
    }
  }
`)

export const PasswordLink = graphql(`
  query PasswordLink($input: PasswordLinkInput!) {
    passwordLink(input: $input) {
      open
      kind
      username
      company
    }
  }
`)

export const Logout = graphql(`
  mutation Logout {
    logout {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const RecoverPassword = graphql(`
  mutation RecoverPassword($input: RecoverPasswordInput!) {
    recoverPassword(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const ChangePassword = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const UpdatePassword = graphql(`
  mutation UpdatePassword($input: UpdatePasswordInput!) {
    updatePassword(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const SimulateCompany = graphql(`
  mutation SimulateCompany($input: SimulateCompanyInput!) {
    simulateCompany(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const UpdateUiConfig = graphql(`
  mutation UpdateUiConfig($input: UpdateUiConfigInput!) {
    updateUiConfig(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const CurrentUser = graphql(`
  query CurrentUser {
    me {
      id
      username
      fullname
      jobTitle
      avatarUrl
      role
      external
      supervisedIds
      forcePasswordChange
      mustAddFactor
      sessionUntil
      idleUntil
      theme
      draftKey
      actingUntil
      permissions
      company {
        id
        name
        slug
        logo
        config {
          access
        }
      }
    }
  }
`)
