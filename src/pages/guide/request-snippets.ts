import type { RequestType, SampleName } from '../../../shared/api-schemas/sandbox.ts'

/** What a visitor chose to ask for. */
export interface ChosenRequest {
  readonly sample: SampleName
  readonly request_types: readonly RequestType[]
}

/**
 * The code that sends a request, by language; Python and TypeScript use the client of the guide. That of the first request
 * is the example in the repository.
 */
export function requestSnippets(request: ChosenRequest, origin: string) {
  const { sample, request_types: types } = request
  const quoted = (quote: string) => types.map((type) => quote + type + quote).join(', ')
  return {
    sh: `curl ${origin}/sandbox/v2/read \\
  -H 'Authorization: Bearer fa_sandbox_public' \\
  -H 'Content-Type: application/json' \\
  -d '{ "sample": "${sample}", "request_types": [${quoted('"')}] }'`,
    py: `import json

from client import call

types = [${quoted('"')}]
result = call("/read", {"sample": "${sample}", "request_types": types})

print(json.dumps(result["pages"], indent=2))`,
    ts: `import { call } from './client.ts'

const types = [${quoted("'")}]
const { pages } = await call<{ pages: object[] }>('/read', {
  sample: '${sample}',
  request_types: types,
})

console.log(JSON.stringify(pages, null, 2))`,
    cs: `using System;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;

class Read
{
    public static async Task Main()
    {
        var address = "${origin}/sandbox/v2/read";
        var body = @"{ ""sample"": ""${sample}"", ""request_types"": [${quoted('""')}] }";
        var client = new HttpClient();
        client.DefaultRequestHeaders.Add("Authorization", "Bearer fa_sandbox_public");
        var json = new StringContent(body, Encoding.UTF8, "application/json");
        var answer = await client.PostAsync(address, json);
        Console.WriteLine(await answer.Content.ReadAsStringAsync());
    }
}`,
    java: `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

class Read {
    public static void main(String[] arguments) throws Exception {
        var address = URI.create("${origin}/sandbox/v2/read");
        var body = """
            { "sample": "${sample}", "request_types": [${quoted('"')}] }""";
        var request = HttpRequest.newBuilder(address)
            .header("Authorization", "Bearer fa_sandbox_public")
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
        var answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(answer.body());
    }
}`,
  }
}
