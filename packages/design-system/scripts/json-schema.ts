// The subset of JSON Schema that the published schemas use. One schema file serves as documentation and as validation.

type Schema = { readonly [keyword: string]: unknown };

const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const schemaOf = (value: unknown): Schema => (isRecord(value) ? value : {});

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** Validates a value against its schema. Returns one sentence for each fault, starting with the path of the value. */
export function schemaFaults(value: unknown, root: Schema): string[] {
  const resolve = (schema: Schema): Schema => {
    const target = schema['$ref'];
    if (typeof target !== 'string') return schema;
    return schemaOf(schemaOf(root['$defs'])[target.replace('#/$defs/', '')]);
  };

  function faultsOf(found: unknown, unresolved: Schema, place: string): string[] {
    const schema = resolve(unresolved);
    const at = place === '' ? 'The file' : place;
    const choices = schema['anyOf'];
    if (Array.isArray(choices)) {
      const attempts = choices.map((choice) => faultsOf(found, schemaOf(choice), place));
      if (attempts.some((faults) => faults.length === 0)) return [];
      // If all alternatives fail, the alternative with the value's own type explains the fault best.
      const kin = choices.findIndex((choice) => resolve(schemaOf(choice))['type'] === kindOf(found));
      return attempts[Math.max(kin, 0)] ?? [];
    }
    const allowed = schema['enum'];
    if (Array.isArray(allowed) && !allowed.includes(found))
      return [`${at} must be one of ${allowed.join(', ')}.`];
    const type = schema['type'];
    if (typeof type === 'string' && kindOf(found) !== type)
      return [`${at} must be of the type ${type}, not ${kindOf(found)}.`];
    if (typeof found === 'string') return textFaults(found, schema, at);
    if (Array.isArray(found)) return listFaults(found, schema, at, place);
    return isRecord(found) ? recordFaults(found, schema, at, place) : [];
  }

  function textFaults(found: string, schema: Schema, at: string): string[] {
    const pattern = schema['pattern'];
    if (typeof pattern !== 'string' || new RegExp(pattern).test(found)) return [];
    const description = schema['description'];
    const wanted = typeof description === 'string' ? description : `It must match ${pattern}.`;
    return [`${at} is '${found}'. ${wanted}`];
  }

  function listFaults(found: readonly unknown[], schema: Schema, at: string, place: string): string[] {
    if (found.length < Number(schema['minItems'] ?? 0)) return [`${at} must not be empty.`];
    return found.flatMap((item, index) => faultsOf(item, schemaOf(schema['items']), `${place}[${index}]`));
  }

  function recordFaults(found: Schema, schema: Schema, at: string, place: string): string[] {
    const properties = schemaOf(schema['properties']);
    const others = schema['additionalProperties'];
    const names = schemaOf(schema['propertyNames'])['enum'];
    const missing = texts(schema['required']).filter((key) => !(key in found));
    const faults = missing.map((key) => `${at} lacks '${key}'.`);
    if (Object.keys(found).length < Number(schema['minProperties'] ?? 0)) faults.push(`${at} is empty.`);
    for (const [key, child] of Object.entries(found)) {
      const known = properties[key];
      if (known === undefined && others === false) faults.push(`${at} has no property '${key}'.`);
      else if (Array.isArray(names) && !names.includes(key))
        faults.push(`${at} has no property '${key}'. It may have ${names.join(', ')}.`);
      else faults.push(...faultsOf(child, schemaOf(known ?? others), place === '' ? key : `${place}.${key}`));
    }
    return faults;
  }

  return faultsOf(value, root, '');
}
