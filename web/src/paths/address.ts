import type { RegisteredRouter, ToOptions } from '@tanstack/react-router'

declare const brand: unique symbol

/** Where something opens in this application, as the bar of the browser shows it. Only this room makes one. */
export type Address = string & { readonly [brand]: true }

type Asked = Readonly<Record<string, unknown>>

/** The address of a page: that it exists, and what it may be asked, is the router's to know. */
export function addressOf<const To extends string>(page: ToOptions<RegisteredRouter, string, To>): Address {
  const { to = '', params = {}, search = {} } = page as { to?: string; params?: Record<string, string>; search?: Asked }
  const path = to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return withSearch(path, search)
}

/** A path that is known to open here, asked like this. */
export function withSearch(path: string, search: Asked): Address {
  const asked = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return (asked.length ? `${path}?${new URLSearchParams(asked)}` : path) as Address
}

/** An address as the router's links take it: its path, and what is asked in it. */
export function linkTo(address: Address): { to: string; search: Record<string, string> } {
  const [to = '', query = ''] = address.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}

/** The path of an address, by which the rights of its reader are asked. */
export function pathOf(address: Address): string {
  return linkTo(address).to
}
