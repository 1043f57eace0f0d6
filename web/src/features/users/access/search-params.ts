export const TABS = ['users', 'roles'] as const
export type Tab = (typeof TABS)[number]

/** The parts of a user's page. */
export const USER_TABS = ['profile', 'access', 'sessions', 'signIns'] as const
export type UserTab = (typeof USER_TABS)[number]

/** What the address of the list of users holds: its tab, and its filters by their names. */
export const USER_PARAMS = ['tab', 'role', 'state'] as const

/** The linked documents that the page of a user shows. */
export const USER_LINKS = ['employee', 'person', 'roleDocs'] as const

export function namedTab(raw: unknown): Tab {
  return TABS.find((tab) => tab === raw) ?? 'users'
}

export function namedUserTab(raw: unknown): UserTab {
  return USER_TABS.find((tab) => tab === raw) ?? 'profile'
}
