/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        token\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation Logout {\n    logout {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  mutation RecoverPassword($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.RecoverPasswordDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation UpdatePassword($input: UpdatePasswordInput!) {\n    updatePassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.UpdatePasswordDocument,
    "\n  mutation SimulateCompany($input: SimulateCompanyInput!) {\n    simulateCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.SimulateCompanyDocument,
    "\n  mutation UpdateUiConfig($input: UpdateUiConfigInput!) {\n    updateUiConfig(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.UpdateUiConfigDocument,
    "\n  query CurrentUser {\n    me {\n      id\n      username\n      fullname\n      jobTitle\n      role\n      external\n      supervisedIds\n      forcePasswordChange\n      theme\n      actingUntil\n      permissions\n      company {\n        id\n        name\n        slug\n      }\n    }\n  }\n": typeof types.CurrentUserDocument,
};
const documents: Documents = {
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        token\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation Logout {\n    logout {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.LogoutDocument,
    "\n  mutation RecoverPassword($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.RecoverPasswordDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation UpdatePassword($input: UpdatePasswordInput!) {\n    updatePassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.UpdatePasswordDocument,
    "\n  mutation SimulateCompany($input: SimulateCompanyInput!) {\n    simulateCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.SimulateCompanyDocument,
    "\n  mutation UpdateUiConfig($input: UpdateUiConfigInput!) {\n    updateUiConfig(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.UpdateUiConfigDocument,
    "\n  query CurrentUser {\n    me {\n      id\n      username\n      fullname\n      jobTitle\n      role\n      external\n      supervisedIds\n      forcePasswordChange\n      theme\n      actingUntil\n      permissions\n      company {\n        id\n        name\n        slug\n      }\n    }\n  }\n": types.CurrentUserDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        token\n      }\n    }\n  }\n"): typeof import('./graphql').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecoverPassword($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').RecoverPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePassword($input: UpdatePasswordInput!) {\n    updatePassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').UpdatePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SimulateCompany($input: SimulateCompanyInput!) {\n    simulateCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').SimulateCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUiConfig($input: UpdateUiConfigInput!) {\n    updateUiConfig(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').UpdateUiConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentUser {\n    me {\n      id\n      username\n      fullname\n      jobTitle\n      role\n      external\n      supervisedIds\n      forcePasswordChange\n      theme\n      actingUntil\n      permissions\n      company {\n        id\n        name\n        slug\n      }\n    }\n  }\n"): typeof import('./graphql').CurrentUserDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
