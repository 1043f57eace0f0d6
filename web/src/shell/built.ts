import { type AnyRoute, type StaticDataRouteOption, useRouter } from '@tanstack/react-router'
import { isSeenBy, opens, type Rights } from '@/api/rights'

/** The screens that exist, by their paths, with what their routes say of them. */
export type BuiltScreens = ReadonlyMap<string, StaticDataRouteOption>

export function builtScreens(routes: object): BuiltScreens {
  return new Map(
    Object.entries<AnyRoute>(routes as Record<string, AnyRoute>).map(([path, { options }]) => [
      path,
      options.staticData ?? {},
    ]),
  )
}

export function useBuiltScreens(): BuiltScreens {
  return builtScreens(useRouter().routesByPath)
}

/** Whether this reader is shown the screen at a path, if there is one. */
export function isShown(rights: Rights, built: BuiltScreens, path: string): boolean {
  const screen = built.get(path)
  return screen !== undefined && opens(rights, path) && isSeenBy(rights, screen.seenBy ?? {})
}
