/** An enumeration as TypeScript writes it for old browsers: a variable, and a function that fills it. */
const ENUM = /var (\w+);\n\(function \(\1\) \{\n([\s\S]*?)\n\}\)\(\1 \|\| \(\1 = \{\}\)\);/g

/** The same as one expression without effects, which the bundler leaves out where nobody reads it. */
export function pureEnums(code: string): string {
  return code.replace(
    ENUM,
    (_, name: string, body: string) =>
      `var ${name} = /* @__PURE__ */ (function (${name}) {\n${body}\n    return ${name};\n})({});`,
  )
}

/** The SDK's lists of time zones, flags and browsers would be a part of the first load: nothing of ours names them. */
export function withoutUnreadEnums() {
  return {
    name: 'without-unread-enums',
    transform: {
      filter: { id: /\/appwrite\/dist\/esm\/sdk\.js$/ },
      handler: (code: string) => ({ code: pureEnums(code), map: null }),
    },
  }
}
