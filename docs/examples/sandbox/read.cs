using System;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;

class Read
{
    public static async Task Main()
    {
        var address = "https://www.firstangle.example/sandbox/v2/read";
        var body = @"{ ""sample"": ""shaft"", ""request_types"": [""features""] }";
        var client = new HttpClient();
        client.DefaultRequestHeaders.Add("Authorization", "Bearer fa_sandbox_public");
        var json = new StringContent(body, Encoding.UTF8, "application/json");
        var answer = await client.PostAsync(address, json);
        Console.WriteLine(await answer.Content.ReadAsStringAsync());
    }
}
