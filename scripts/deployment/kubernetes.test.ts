import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Namespace, Service, ServiceAccount } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deployFolder, readDeployFile, readObjects, readVariables } from './files.ts';

const schemas = {
  Deployment,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
};
const base = await readObjects('base');
const deployment: IDeployment = parse(await readDeployFile('kubernetes/base/deployment.yaml'));
const pod = deployment.spec?.template.spec;
const container = pod?.containers[0];

test.each([...base, ...(await readObjects('example'))])(
  '%s follows the schema of Kubernetes',
  (_, object) => {
    const Schema = Object.entries(schemas).find(([kind]) => kind === object.kind)?.[1];
    expect(Schema).toBeDefined();
    if (Schema !== undefined) new Schema(parse(JSON.stringify(object))).validate();
  },
);

test('the kustomization of the base has every file of its folder', async () => {
  const { resources }: { resources: string[] } = parse(
    await readDeployFile('kubernetes/base/kustomization.yaml'),
  );
  expect(resources.toSorted()).toEqual([...base.keys()].toSorted());
});

test('the example names files that exist', async () => {
  const folder = 'kubernetes/example';
  const { resources, configMapGenerator, secretGenerator }: Record<string, (string | { envs: string[] })[]> =
    parse(await readDeployFile(`${folder}/kustomization.yaml`));
  const named = [resources, configMapGenerator, secretGenerator]
    .flatMap((list = []) => list)
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.envs));
  const files = await readdir(join(deployFolder, folder));
  expect(named.filter((file) => file !== '../base' && !files.includes(file))).toEqual([]);
});

test('every selector finds the servers', () => {
  const labels = { 'app.kubernetes.io/name': 'parvis' };
  expect(deployment.spec?.template.metadata?.labels).toEqual(labels);
  expect(deployment.spec?.selector.matchLabels).toEqual(labels);
  expect(base.get('service.yaml')).toHaveProperty('spec.selector', labels);
  expect(base.get('pod-disruption-budget.yaml')).toHaveProperty('spec.selector.matchLabels', labels);
  expect(base.get('network-policy.yaml')).toHaveProperty('spec.podSelector.matchLabels', labels);
});

test('a release replaces one server after the other, and never has fewer servers than before', () => {
  expect(deployment.spec?.replicas).toBeGreaterThanOrEqual(2);
  expect(deployment.spec?.strategy).toEqual({
    type: 'RollingUpdate',
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 },
  });
  expect(base.get('pod-disruption-budget.yaml')).toHaveProperty('spec.maxUnavailable', 1);
});

test('Kubernetes restarts a server that hangs, and sends no requests to one that is not ready', () => {
  expect(container?.startupProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' });
  expect(container?.livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' });
  expect(container?.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' });
});

test('a server runs without root and capabilities, on a read-only disk, with a limit of memory', () => {
  expect(pod?.securityContext).toMatchObject({
    runAsNonRoot: true,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect(pod?.automountServiceAccountToken).toBe(false);
  expect(container?.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    privileged: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(container?.resources?.limits).toHaveProperty('memory');
});

test('the example has no secret, and no server starts with its values', async () => {
  const secrets = readVariables(await readDeployFile('kubernetes/example/secrets.env.example'));
  for (const [name, value] of secrets) expect(`${name}=${value}`).toContain('replace-me');
  expect((secrets.get('SECRET') ?? '').length).toBeLessThan(32);
});
